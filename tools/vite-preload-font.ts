import type { Plugin } from 'vite'

/** The page asks for the Latin letters of Inter at once, instead of after the style sheet that names them. */
export const preloadFont = (): Plugin => ({
  name: 'sillon:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      const font = Object.keys(bundle ?? {}).find(file => /inter-latin-wght-normal.*\.woff2$/.test(file))
      if (!font) return []
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, crossorigin: true }
      return [{ tag: 'link', attrs, injectTo: 'head' }]
    },
  },
})
