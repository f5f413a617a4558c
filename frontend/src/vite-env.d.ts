/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'virtual:words/first' {
  const messages: Record<string, import('@fluent/bundle').FluentResource['body']>
  export default messages
}

declare module 'virtual:words/*' {
  const messages: import('@fluent/bundle').FluentResource['body']
  export default messages
}
