import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const address = '~icons/ic/'

type Drawings = { icons: Record<string, { body: string }>; aliases?: Record<string, { parent: string }> }

const readDrawings = (): Drawings =>
  JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/ic/icons.json')), 'utf8'))

/**
 * Material icons, each a module of its own: `~icons/ic/outline-edit` is the component of MUI's `EditOutlined`. Their drawings
 * lie in one file, where `@mui/icons-material` is half of all files that an installation writes (decision 054).
 */
export const icons = (): Plugin => {
  let drawings: Drawings | undefined
  const drawingOf = (name: string) => {
    drawings ??= readDrawings()
    const drawing = drawings.icons[drawings.aliases?.[name]?.parent ?? name]
    if (!drawing) throw new Error(`There is no Material icon named ${name}`)
    return drawing.body.replaceAll(' fill="currentColor"', '')
  }
  const iconModule = (name: string) => `
import { createSvgIcon } from '@mui/material/utils'
import { jsx } from 'react/jsx-runtime'
const __html = ${JSON.stringify(drawingOf(name))}
export default createSvgIcon(jsx('g', { dangerouslySetInnerHTML: { __html } }), ${JSON.stringify(name)})
`
  return {
    name: 'sillon:icons',
    enforce: 'pre',
    resolveId: { filter: { id: /^~icons\/ic\// }, handler: id => `\0${id}` },
    load: { filter: { id: /^\0~icons\/ic\// }, handler: id => iconModule(id.slice(address.length + 1)) },
  }
}
