import type { Theme } from '@mui/material/styles'
import type { PageSetup } from '../../page-setup.model.ts'

/** Millimetres of the sheets that have a name. */
const sheets = { A4: [210, 297], A5: [148, 210] } as const

function widthOf({ format, width, orientation }: PageSetup) {
  if (format === 'label') return width ?? 100
  return sheets[format][orientation === 'portrait' ? 0 : 1]
}

const frame = (theme: Theme, colour: string) => ({
  position: 'relative',
  border: `1px solid color-mix(in srgb, ${colour} 55%, transparent)`,
  borderRadius: '8px',
  backgroundColor: `color-mix(in srgb, ${colour} 5%, transparent)`,
  padding: '18px 14px 8px',
  marginBlock: '18px 10px',
  '& > [data-sign]': {
    position: 'absolute',
    insetBlockStart: '-13px',
    insetInlineStart: '8px',
    fontSize: 12,
    fontWeight: 600,
    borderRadius: '6px',
    color: theme.palette.common.white,
    backgroundColor: colour,
  },
})

/** A sheet of paper as wide as the printed one, light in the dark too: it shows what comes out. */
export const paperLook = (page: PageSetup) => (theme: Theme) => ({
  width: `${widthOf(page)}mm`,
  maxWidth: '100%',
  minHeight: '180mm',
  marginInline: 'auto',
  padding: `${page.margins.top}mm ${page.margins.right}mm ${page.margins.bottom}mm ${page.margins.left}mm`,
  color: '#17201B',
  backgroundColor: '#FFFFFF',
  boxShadow: theme.shadows[2],
  fontSize: '10pt',
  lineHeight: 1.5,
  '& .tiptap': {
    position: 'relative',
    outline: 'none',
    minHeight: '160mm',
    overflowWrap: 'break-word',
    whiteSpace: 'break-spaces',
    fontVariantLigatures: 'none',
  },
  '& img.ProseMirror-separator': { display: 'inline', width: 0, height: 0 },
  '& [contenteditable="false"]': { whiteSpace: 'normal' },
  '& p': { margin: '0 0 0.55em' },
  '& h1': { fontSize: '15pt', lineHeight: 1.25, margin: '0 0 0.6em', color: '#12543A' },
  '& h2': { fontSize: '11.5pt', margin: '0.9em 0 0.4em' },
  '& h3': { fontSize: '10pt', margin: '0.7em 0 0.3em' },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', marginBlock: '0.6em' },
  '& th, & td': {
    border: '1px solid #B9C2B6',
    padding: '5px 7px',
    verticalAlign: 'top',
    textAlign: 'start',
    position: 'relative',
  },
  '& th': { backgroundColor: '#F3F5F0' },
  '& .selectedCell': { backgroundColor: '#E4F1E9' },
  '& hr': { border: 0, borderTop: '1px solid #B9C2B6', marginBlock: '0.8em' },
  '& [data-block="pageBreak"]': { borderTop: '2px dashed #9AA69B', marginBlock: '1em' },
  '& [data-block="columns"]': {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '6mm',
  },
  '& [data-block="column"]': { outline: '1px dashed #D5DBD2', borderRadius: '4px', padding: '4px' },
  '& [data-block="otherwise"]': { borderTop: '1px dashed #8FB4DC', marginTop: '6px', paddingTop: '6px' },
  '& [data-chip]': {
    padding: '0 6px',
    borderRadius: '5px',
    fontSize: '0.93em',
    fontWeight: 600,
    fontFamily: 'inherit',
    lineHeight: 1.5,
    color: '#12543A',
    backgroundColor: '#E0F0E7',
  },
  '& [data-chip="unknown"]': { color: '#8A4B00', backgroundColor: '#FDEBD0' },
  '& [data-chip][data-selected]': { outline: '2px solid #1B7A50' },
  '& [data-frame="condition"]': frame(theme, '#1F5FA8'),
  '& [data-frame="loop"]': frame(theme, '#7A52B3'),
  '& [data-frame="signature"]': {
    border: '1px dashed #7FB59B',
    borderRadius: '8px',
    backgroundColor: '#F4FAF6',
    minHeight: '22mm',
    marginBlock: '8px',
  },
  '& [data-frame="image"]': { marginBlock: '6px' },
  '& [data-block="pageNumber"]::before': { content: '"1 / 1"', color: '#5B675F' },
  '& .ProseMirror-selectednode [data-frame], & [data-frame].ProseMirror-selectednode': {
    outline: '2px solid #1B7A50',
  },
  '& [data-colour="quiet"]': { color: '#5B675F' },
  '& [data-colour="green"]': { color: '#12543A' },
  '& [data-colour="blue"]': { color: '#1F5FA8' },
  '& [data-colour="amber"]': { color: '#9A5B00' },
  '& [data-colour="red"]': { color: '#B3261E' },
})
