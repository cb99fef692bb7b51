import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'
import type { RootFolder } from '../../documents-browser.model.ts'
import { moveRow } from '../move-row.ts'
import { OrderedList } from '../ordered-list.tsx'

type Props = {
  name: string
  label: string
  /** Those that there are: one may be made while the others are being chosen. */
  known: readonly RootFolder[]
}

export const withNew = (chosen: readonly RootFolder[], known: readonly RootFolder[]) => [
  ...chosen,
  ...known.filter(({ id }) => !chosen.some(folder => folder.id === id)),
]

/** Root folders in their order; those without a tick are not shown. */
export function FoldersField({ name, label, known }: Props) {
  const t = useT()
  const titleId = useId()
  const { value: chosen = [], change } = useField<RootFolder[] | undefined>(name, label)
  const value = withNew(chosen, known)
  const show = (id: string, shown: boolean) =>
    change(value.map(folder => (folder.id === id ? { ...folder, shown } : folder)))
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {label}
      </Typography>
      {value.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('configuration.documents.none')}</Typography>
      )}
      <OrderedList
        label={label}
        items={value}
        nameOf={folder => folder.name}
        onMove={async (id, by) => change(moveRow(value, id, by))}
      >
        {({ id, name: folder, shown }) => (
          <FormControlLabel
            label={folder}
            control={<Checkbox checked={shown} onChange={(_, isShown) => show(id, isShown)} />}
          />
        )}
      </OrderedList>
    </Box>
  )
}
