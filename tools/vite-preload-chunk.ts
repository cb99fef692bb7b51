import type { HtmlTagDescriptor, Plugin } from 'vite'

/** The page `html` asks at once for a chunk and its styles, that its code would only ask for later. */
export const preloadChunk = (html: string, chunk: string): Plugin => ({
  name: 'sillon:preload-chunk',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle, path }) {
      const file = Object.values(bundle ?? {}).find(output => output.type === 'chunk' && output.name === chunk)
      if (file?.type !== 'chunk' || path !== `/${html}`) return []
      const styles = [...(file.viteMetadata?.importedCss ?? [])]
      return [link('modulepreload', file.fileName), ...styles.map(style => link('stylesheet', style))]
    },
  },
})

const link = (rel: string, file: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel, href: `/${file}`, crossorigin: true },
  injectTo: 'head',
})
