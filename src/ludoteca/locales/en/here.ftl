### Tables that this browser keeps itself.

web-here = The table on this device
web-here-load = Loading the table ({ $all } MB, only the first time)…
web-here-start = Setting up the table…
web-here-done = { $share } done
web-here-reload = Reload
web-here-full = This browser’s storage is full: moves can’t be saved. Delete old games under “My games”, or free some space on this device.

web-refused-here-unsupported = This browser is too old to play without a server. A current version of Firefox, Chrome, Edge or Safari can.
web-refused-here-insecure = Without a server, games can only be played on pages whose address begins with https: browsers don’t let others keep anything safely.
web-refused-here-not-loaded = Part of the app couldn’t be loaded. Connect to the network once; after that you can play without it.
web-refused-here-other-version = There is a new version of Ludoteca. Reload the page to continue; your games are safe.
web-refused-here-no-storage = This browser doesn’t let the page keep anything, perhaps because the window is private or storage is turned off. Without that, games can’t be saved: use a normal window, or allow storage for this page.
web-refused-here-no-memory = This device is short of memory. Close other tabs and apps, then try again; your games are safe.
web-refused-here-broken = The table stopped unexpectedly. Your games are safe up to the last move.
web-refused-not-here = This table isn’t in this browser. Games played without a server stay in the browser where they began.

web-keep = Without a network
web-keep-ready = Ludoteca opens and plays without a network, too: on the train, on a plane, anywhere.
web-keep-load = Getting ready to open and play without a network…
web-keep-full = There is too little room on this device to keep Ludoteca. You can play as long as there is a network.
web-keep-not-loaded = Not everything could be loaded yet. It goes on when you are here next time.
web-keep-none = This browser keeps nothing here for good, perhaps because the window is private: without a network the page won’t open, and games may be lost when the window is closed.
web-install = Install the app
web-install-ios = To put it on your home screen: in Safari tap Share, then “Add to Home Screen”.
web-new-version = There is a new version of Ludoteca
web-new-version-means = It is ready and takes over when you say so, or once Ludoteca is no longer open anywhere in this browser. Your games stay.
web-new-version-take = Use it now

web-games-are-here = Games against bots and on one device are kept in this browser. A downloaded game can be opened on any other device, watched there, and continued.
web-no-games = No games yet.
web-download-game = { web-download }: { $game }
web-download-sure = End this game and download it?
web-download-means = The file shows everything, also what is hidden now. That is why the game ends here. It can be continued from the file, on this device or another.
web-download-end = End and download
web-delete = Delete
web-delete-game = { web-delete }: { $game }
web-delete-sure = Delete this game?
web-delete-means = It’s gone for good, unless you have downloaded it.
