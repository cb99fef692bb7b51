import AccountTree from '~icons/ic/outline-account-tree'
import CheckBox from '~icons/ic/outline-check-box'
import Draw from '~icons/ic/outline-draw'
import FormatAlignCenter from '~icons/ic/baseline-format-align-center'
import FormatAlignJustify from '~icons/ic/baseline-format-align-justify'
import FormatAlignLeft from '~icons/ic/baseline-format-align-left'
import FormatAlignRight from '~icons/ic/baseline-format-align-right'
import FormatBold from '~icons/ic/baseline-format-bold'
import FormatItalic from '~icons/ic/baseline-format-italic'
import FormatListBulleted from '~icons/ic/baseline-format-list-bulleted'
import FormatListNumbered from '~icons/ic/baseline-format-list-numbered'
import FormatUnderlined from '~icons/ic/baseline-format-underlined'
import HorizontalRule from '~icons/ic/baseline-horizontal-rule'
import Image from '~icons/ic/outline-image'
import InsertPageBreak from '~icons/ic/outline-insert-page-break'
import Numbers from '~icons/ic/baseline-numbers'
import Redo from '~icons/ic/baseline-redo'
import Repeat from '~icons/ic/baseline-repeat'
import TableChart from '~icons/ic/outline-table-chart'
import Undo from '~icons/ic/baseline-undo'
import ViewColumn from '~icons/ic/outline-view-column'
import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Tooltip from '@mui/material/Tooltip'
import { type Editor, useEditorState } from '@tiptap/react'
import { type ReactNode, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { aligns } from '../../body.model.ts'
import { useCatalogue } from './catalogue.ts'
import { ImageDialog } from './image-dialog.tsx'

type Act = { name: string; icon: ReactNode; run: () => void; isOn?: boolean; isOff?: boolean }

const paragraph = { type: 'paragraph', attrs: { align: 'left' } }
const column = { type: 'column', content: [paragraph] }
const alignIcons = {
  left: <FormatAlignLeft fontSize="small" />,
  center: <FormatAlignCenter fontSize="small" />,
  right: <FormatAlignRight fontSize="small" />,
  justify: <FormatAlignJustify fontSize="small" />,
}

/** What is done to the text: its style, its marks, and the blocks that are put into it. */
export function Toolbar({ editor }: { editor: Editor }) {
  const t = useT()
  const { modelId } = useCatalogue()
  const [isPicturing, setPicturing] = useState(false)
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      style: [1, 2, 3].find(level => now.isActive('heading', { level })) ?? 0,
      align: aligns.find(align => now.isActive({ align })) ?? 'left',
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      bullets: now.isActive('bulletList'),
      numbers: now.isActive('orderedList'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const chain = () => editor.chain().focus()
  const insert = (content: object) => chain().insertContent(content).run()
  const setStyle = (level: number) =>
    level === 0 ? chain().setNode('paragraph').run() : chain().setNode('heading', { level }).run()
  const setAlign = (align: string) =>
    chain().updateAttributes('paragraph', { align }).updateAttributes('heading', { align }).run()

  const history: Act[] = [
    { name: 'undo', icon: <Undo fontSize="small" />, run: () => chain().undo().run(), isOff: !on.canUndo },
    { name: 'redo', icon: <Redo fontSize="small" />, run: () => chain().redo().run(), isOff: !on.canRedo },
  ]
  const marks: Act[] = [
    { name: 'bold', icon: <FormatBold fontSize="small" />, run: () => chain().toggleBold().run(), isOn: on.bold },
    {
      name: 'italic',
      icon: <FormatItalic fontSize="small" />,
      run: () => chain().toggleItalic().run(),
      isOn: on.italic,
    },
    {
      name: 'underline',
      icon: <FormatUnderlined fontSize="small" />,
      run: () => chain().toggleUnderline().run(),
      isOn: on.underline,
    },
  ]
  const alignments: Act[] = aligns.map(align => ({
    name: `align-${align}`,
    icon: alignIcons[align],
    run: () => setAlign(align),
    isOn: on.align === align,
  }))
  const lists: Act[] = [
    {
      name: 'bullets',
      icon: <FormatListBulleted fontSize="small" />,
      run: () => chain().toggleList('bulletList', 'listItem').run(),
      isOn: on.bullets,
    },
    {
      name: 'numbers',
      icon: <FormatListNumbered fontSize="small" />,
      run: () => chain().toggleList('orderedList', 'listItem').run(),
      isOn: on.numbers,
    },
  ]
  const blocks: Act[] = [
    {
      name: 'table',
      icon: <TableChart fontSize="small" />,
      run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    },
    {
      name: 'condition',
      icon: <AccountTree fontSize="small" />,
      run: () =>
        insert({
          type: 'condition',
          attrs: { match: 'all', tests: [] },
          content: [{ type: 'then', content: [paragraph] }],
        }),
    },
    {
      name: 'loop',
      icon: <Repeat fontSize="small" />,
      run: () => insert({ type: 'loop', attrs: { object: '', sortBy: null }, content: [paragraph] }),
    },
    {
      name: 'signature',
      icon: <Draw fontSize="small" />,
      run: () => insert({ type: 'signature', attrs: { capacity: 'employee', label: '', kind: 'signature' } }),
    },
    {
      name: 'columns',
      icon: <ViewColumn fontSize="small" />,
      run: () => insert({ type: 'columns', content: [column, column] }),
    },
    {
      name: 'checkbox',
      icon: <CheckBox fontSize="small" />,
      run: () => insert({ type: 'checkbox', attrs: { checked: false } }),
    },
    { name: 'image', icon: <Image fontSize="small" />, run: () => setPicturing(true) },
    { name: 'pageNumber', icon: <Numbers fontSize="small" />, run: () => insert({ type: 'pageNumber' }) },
    { name: 'rule', icon: <HorizontalRule fontSize="small" />, run: () => insert({ type: 'rule' }) },
    { name: 'pageBreak', icon: <InsertPageBreak fontSize="small" />, run: () => insert({ type: 'pageBreak' }) },
  ]

  return (
    <Box
      role="toolbar"
      aria-label={t('document-models.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.25, p: 0.5 }}
    >
      <Acts acts={history} />
      <Select
        size="small"
        variant="standard"
        disableUnderline
        value={on.style}
        onChange={event => setStyle(Number(event.target.value))}
        inputProps={{ 'aria-label': t('document-models.style') }}
        sx={{ mx: 1, minWidth: 116 }}
      >
        {[0, 1, 2, 3].map(level => (
          <MenuItem key={level} value={level}>
            {level === 0 ? t('document-models.style.text') : t('document-models.style.heading', { level })}
          </MenuItem>
        ))}
      </Select>
      {[marks, alignments, lists, blocks].map(acts => (
        <Box key={acts[0]?.name} sx={{ display: 'flex', flexWrap: 'wrap' }}>
          <Divider orientation="vertical" flexItem sx={{ mx: 0.5 }} />
          <Acts acts={acts} />
        </Box>
      ))}
      {isPicturing && (
        <ImageDialog
          modelId={modelId}
          image={null}
          onSave={attrs => insert({ type: 'image', attrs })}
          onClose={() => setPicturing(false)}
        />
      )}
    </Box>
  )
}

function Acts({ acts }: { acts: readonly Act[] }) {
  const t = useT()
  return acts.map(({ name, icon, run, isOn, isOff = false }) => {
    const label = t(`document-models.block.${name}`)
    return (
      <Tooltip key={name} title={label}>
        <span>
          <IconButton
            size="small"
            aria-label={label}
            aria-pressed={isOn}
            color={isOn ? 'primary' : 'default'}
            disabled={isOff}
            onClick={run}
          >
            {icon}
          </IconButton>
        </span>
      </Tooltip>
    )
  })
}
