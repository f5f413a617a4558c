"""What deploy/ has for hosts works, as far as that can be seen without a container engine."""

from __future__ import annotations

import configparser
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from fnmatch import fnmatch
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from ludoteca.server.http.serving import listener
from ludoteca.server.settings import PREFIX, Settings
from tests.children import child
from tests.commands import parsed
from tests.server.kills import free_port

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PUBLIC_URL = "https://play.example.org"
SYSTEM_PATH = "/usr/local/bin:/usr/bin:/bin"
ATTEMPTS = 3
SEES_EVERYTHING = "-all,+dac_read_search"
"""May read what is here, as if it were in the image, but write only what is its own."""


@dataclass
class Image:
    """What a Containerfile says of its last stage, and the commands of all."""

    copies: list[list[str]] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    said: dict[str, str] = field(default_factory=dict)

    @property
    def command(self) -> list[str]:
        return [*json.loads(self.said["ENTRYPOINT"]), *json.loads(self.said["CMD"])]

    @property
    def health_check(self) -> list[str]:
        options, _, command = self.said["HEALTHCHECK"].partition("CMD ")
        assert all(option.startswith("--") for option in options.split())
        words: list[str] = json.loads(command)
        return words


def image() -> Image:
    lines = [line for line in (DEPLOY / "Containerfile").read_text().splitlines() if line and line[0] != "#"]
    read = Image()
    for line in "\n".join(lines).replace("\\\n", " ").splitlines():
        instruction, _, rest = line.partition(" ")
        if instruction == "COPY":
            read.copies.append(shlex.split(rest))
        elif instruction == "RUN":
            read.commands.append(rest)
        elif instruction == "ENV":
            read.environment |= dict(word.split("=", 1) for word in shlex.split(rest))
        else:
            read.said[instruction] = rest.strip()
    return read


# The container


def test_everything_that_is_copied_is_there_and_not_ignored() -> None:
    sources = [word for words in image().copies for word in words[:-1] if "--from=build" not in words]
    assert len(sources) > 5
    rules = (ROOT / ".dockerignore").read_text().split()
    for source in sources:
        assert (ROOT / source).exists(), source
        assert f"!{source}" in rules
    assert rules[0] == "*"
    assert any(fnmatch("frontend/node_modules", rule) for rule in rules)


def test_what_the_build_needs_is_copied() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    copied = {word for words in image().copies for word in words[:-1]}
    assert {project["project"]["readme"], *project["project"]["license-files"], "hatch_build.py"} <= copied


def test_what_is_installed_are_extras_that_there_are() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    (extras,) = re.findall(r"\.whl\)\[([\w,]+)\]", " ".join(image().commands))
    assert {"server", "postgres"} <= set(extras.split(",")) <= set(project["project"]["optional-dependencies"])


PIP = """#!{python}
import pathlib, subprocess, sys
words = sys.argv[1:]
pip = [{python!r}, "-m", "pip", *words, "--help"]
subprocess.run(pip, check=True, stdout=subprocess.DEVNULL)  # refuses options that it does not have
if words[0] == "wheel":
    folder = pathlib.Path(words[words.index("--wheel-dir") + 1])
    folder.mkdir()
    (folder / "ludoteca-0.1.0-py3-none-any.whl").touch()
else:
    wheel, _, extras = words[-1].partition("[")
    assert pathlib.Path(wheel).is_file() and extras.endswith("]"), words
    assert pathlib.Path(words[words.index("--constraint") + 1]).is_file(), words
"""
"""Does nothing but look at its words."""


def test_the_commands_of_the_build_run_one_after_the_other(tmp_path: Path) -> None:
    """With a pip that installs nothing, and in a folder instead of at the root."""
    build, bin = tmp_path / "build", tmp_path / "opt" / "ludoteca" / "bin"
    build.mkdir()
    bin.mkdir(parents=True)
    for pip in (bin / "pip", tmp_path / "pip"):
        pip.write_text(PIP.format(python=sys.executable))
        pip.chmod(0o755)
    (tmp_path / "python").write_text('#!/bin/sh\n[ "$*" = \'-m venv ' + str(bin.parent) + "' ]\n")
    (tmp_path / "python").chmod(0o755)
    shutil.copy(ROOT / "constraints.txt", build)
    for command in image().commands[:-1]:
        here = command.replace("/opt/ludoteca", str(bin.parent))
        surroundings = {"PATH": f"{tmp_path}:{SYSTEM_PATH}"}
        subprocess.run(["sh", "-e", "-c", here], cwd=build, env=surroundings, check=True)


class Box:
    """A folder in the place of the container's root, in which the server runs as the image says."""

    def __init__(self, folder: Path) -> None:
        self.image = image()
        self.data = folder / "data"
        user, _, group = self.image.said["USER"].partition(":")
        assert user.isdigit()
        assert user != "0"
        self.environment = {name: self.here(value) for name, value in self.image.environment.items()}
        self.environment["PATH"] = f"{Path(sys.executable).parent}:{SYSTEM_PATH}"
        self.choose_port()
        if os.geteuid() == 0:
            subprocess.run(["sh", "-e", "-c", self.here(self.image.commands[-1])], check=True)
            caps = [f"--{kind}-caps={SEES_EVERYTHING}" for kind in ("inh", "ambient")]
            self.as_user = ["setpriv", f"--reuid={user}", f"--regid={group}", "--clear-groups", *caps]
        else:
            self.data.mkdir(mode=0o700)
            self.as_user = []

    def choose_port(self) -> None:
        self.environment["LUDOTECA_PORT"] = str(free_port())

    def here(self, text: str) -> str:
        return re.sub(r"/data\b", str(self.data), text)

    def run(self, command: list[str]) -> subprocess.CompletedProcess[str]:
        whole = [*self.as_user, *command]
        return subprocess.run(whole, cwd="/", env=self.environment, capture_output=True, text=True, check=False)

    @contextmanager
    def serving(self) -> Iterator[subprocess.Popen[str]]:
        process = self.started()
        try:
            yield process
        finally:
            process.kill()
            process.communicate()

    def started(self) -> subprocess.Popen[str]:
        """On another port if somebody has taken the one that was free a moment ago."""
        command = [*self.as_user, *self.image.command]
        for _ in range(ATTEMPTS):
            self.choose_port()
            process = child(command, cwd="/", env=self.environment, stdout=subprocess.PIPE, text=True)
            assert process.stdout
            if any("Ctrl-C" in line for line in process.stdout):
                return process
            process.communicate()
        raise AssertionError("It did not start.")

    def is_healthy(self) -> bool:
        return self.run(self.image.health_check).returncode == 0


def test_the_server_runs_without_root_and_writes_only_to_its_volume(tmp_path: Path) -> None:
    box = Box(tmp_path)
    assert box.image.said["VOLUME"] == "/data"
    assert box.image.said["EXPOSE"] == image().environment["LUDOTECA_PORT"] == str(Settings().port)
    assert not box.is_healthy(), "nothing runs yet"
    with box.serving() as process:
        assert box.is_healthy()
        if box.as_user:
            assert f"\nUid:\t{box.data.stat().st_uid}\t" in Path(f"/proc/{process.pid}/status").read_text()
            assert box.data.stat().st_uid != 0
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) == 0
    assert not box.is_healthy()
    assert {"tables.sqlite", "server.key"} <= {file.name for file in box.data.iterdir()}
    assert [file.name for file in tmp_path.iterdir()] == ["data"]


def test_a_port_that_is_taken_meanwhile_is_left_to_who_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    box = Box(tmp_path)
    with listener("127.0.0.1", 0) as taken:
        ports = iter([taken.getsockname()[1], free_port()])
        monkeypatch.setattr(sys.modules[__name__], "free_port", lambda: next(ports))
        with box.serving():
            assert box.is_healthy()


def test_what_is_compiled_is_kept_in_the_volume(tmp_path: Path) -> None:
    box = Box(tmp_path)
    code = "from ludoteca.engine.compiled import native; print(native.writable_cache_folder())"
    done = box.run(["python", "-c", code])
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(box.data)


def test_hosts_commands_run_in_the_container_too(tmp_path: Path) -> None:
    """`docker exec ludoteca ludoteca backup /data/copy.sqlite` and its like."""
    box = Box(tmp_path)
    with box.serving():
        for words in (["backup", str(box.data / "copy.sqlite")], ["tables", "list"], ["tables", "check"]):
            done = box.run([*json.loads(box.image.said["ENTRYPOINT"]), *words])
            assert done.returncode == 0, done.stderr


def test_every_variable_is_a_setting() -> None:
    settings = {PREFIX + name.upper() for name in vars(Settings())}
    service = compose()["services"]["ludoteca"]["environment"]
    for name in [*image().environment, *service]:
        assert name in settings or not name.startswith(PREFIX), name


# Compose


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text())


def test_the_composed_server_can_write_nothing_but_its_volume_and_has_no_rights() -> None:
    service = compose()["services"]["ludoteca"]
    assert service["read_only"] is True
    assert service["tmpfs"] == ["/tmp"]
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert [volume.split(":")[1] for volume in service["volumes"]] == ["/data"]
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).is_file()


def test_the_composed_server_is_reached_through_the_proxy_alone_and_believes_it() -> None:
    whole = compose()
    server, caddy = whole["services"]["ludoteca"], whole["services"]["caddy"]
    assert "ports" not in server
    (network,) = server["networks"]
    assert caddy["networks"] == [network]
    subnet = whole["networks"][network]["ipam"]["config"][0]["subnet"]
    assert ip_network(server["environment"]["LUDOTECA_PROXIES"]) == ip_network(subnet)
    assert server["environment"]["LUDOTECA_PUBLIC_URL"] == PUBLIC_URL
    assert caddy["environment"]["LUDOTECA"] == f"ludoteca:{image().said['EXPOSE']}"
    assert (DEPLOY / caddy["volumes"][0].split(":")[0]).is_file()


# systemd


def unit() -> configparser.ConfigParser:
    class Repeating(dict[str, Any]):
        """A name that comes again adds a line."""

        def __setitem__(self, key: str, value: Any) -> None:
            if isinstance(value, list) and isinstance(self.get(key), list):
                value = [*self[key], *value]
            super().__setitem__(key, value)

    parser = configparser.ConfigParser(dict_type=Repeating, strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / "ludoteca.service")
    return parser


def test_the_service_is_started_with_words_that_serve_takes() -> None:
    program, *words = shlex.split(unit()["Service"]["ExecStart"])
    assert program == "/opt/ludoteca/bin/ludoteca"
    context = parsed(words)
    assert context.info_name == "serve"
    assert context.params["public_url"] == PUBLIC_URL
    assert (context.params["host"], context.params["proxies"]) == ("127.0.0.1", "127.0.0.1")


def test_the_service_has_no_rights_and_three_folders() -> None:
    service = unit()["Service"]
    assert service["User"] == "ludoteca"
    assert service["ProtectSystem"] == "strict"
    assert service["NoNewPrivileges"] == "yes"
    assert service["CapabilityBoundingSet"] == ""
    assert service["Restart"] == "on-failure"
    environment = dict(line.split("=", 1) for line in service["Environment"].split("\n"))
    state, secret = (f"/var/lib/{name}" for name in service["StateDirectory"].split())
    assert service["StateDirectoryMode"] == "0700"
    assert environment["HOME"] == state
    assert environment["XDG_CACHE_HOME"] == f"/var/cache/{service['CacheDirectory']}"
    assert Path(environment["LUDOTECA_DB"]).parent == Path(state)
    assert Path(environment["LUDOTECA_KEY"]).parent == Path(secret), "a copy of the database has no key in it"


def test_systemd_takes_the_service(tmp_path: Path) -> None:
    verifier = shutil.which("systemd-analyze")
    if verifier is None:
        pytest.skip("systemd is not installed")
    ours = Path(sys.executable).parent / "ludoteca"
    file = tmp_path / "ludoteca.service"
    file.write_text((DEPLOY / "ludoteca.service").read_text().replace("/opt/ludoteca/bin/ludoteca", str(ours)))
    done = subprocess.run([verifier, "verify", "--man=no", str(file)], capture_output=True, text=True, check=False)
    about_it = [line for line in done.stderr.splitlines() if "ludoteca" in line]
    assert (done.returncode, about_it) == (0, []), done.stderr


# Proxies


def test_proxies_pass_on_what_the_server_needs() -> None:
    nginx = (DEPLOY / "nginx.conf").read_text()
    plain = re.sub(r"#.*", "", nginx)
    assert plain.count("{") == plain.count("}")
    assert all(line.rstrip()[-1] in "{};" for line in plain.splitlines() if line.strip())
    for header in (
        "Host $host",
        "Upgrade $http_upgrade",
        "Connection $ludoteca_connection",
        "X-Forwarded-For $remote_addr",
        "X-Forwarded-Proto $scheme",
    ):
        assert f"proxy_set_header {header};" in plain
    assert f"server 127.0.0.1:{Settings().port};" in plain
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert f"reverse_proxy {{$LUDOTECA:127.0.0.1:{Settings().port}}}" in caddy
    for config in (nginx, caddy):
        (words,) = re.findall(r"started with (.*)", config)
        context = parsed(["serve", *words.split()])
        assert (context.params["public_url"], context.params["proxies"]) == (PUBLIC_URL, "127.0.0.1")


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path=f"{os.environ['PATH']}:/usr/sbin")
    if nginx is None:
        pytest.skip("nginx is not installed")
    whole = tmp_path / "nginx.conf"
    whole.write_text(around(tmp_path, with_certificate(tmp_path, (DEPLOY / "nginx.conf").read_text())))
    done = subprocess.run([nginx, "-t", "-p", tmp_path, "-c", whole], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def with_certificate(folder: Path, site: str) -> str:
    """And with ports that anybody may use."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    request = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=play.example.org"]
    subprocess.run([*request, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    site = re.sub(r"/etc/\S+/fullchain.pem", str(certificate), re.sub(r"/etc/\S+/privkey.pem", str(key), site))
    return re.sub(r"(listen \S*?)(80|443)\b", lambda found: f"{found[1]}{free_port()}", site)


def around(folder: Path, site: str) -> str:
    parts = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    places = "".join(f"{part}_temp_path {folder / part};\n" for part in parts)
    return f"pid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{places}{site}}}\n"


def test_caddy_takes_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("Caddy is not installed")
    words = ["validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    done = subprocess.run([caddy, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
