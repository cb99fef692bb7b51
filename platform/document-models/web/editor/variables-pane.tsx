import Search from '~icons/ic/baseline-search'
import Functions from '~icons/ic/baseline-functions'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ComputedField } from '../../computed-field.model.ts'
import { useCatalogue, variablesOf } from './catalogue.ts'
import { ComputedDialog } from './computed-dialog.tsx'

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whoever adds a variable gives its example in words of his own. */
const isDay = (sample: string | null): sample is string => z.iso.date().safeParse(sample).success

type Props = { editor: Editor; onComputed: (fields: ComputedField[]) => void }

/** Variables by object, found by the name that people know them by; a click puts one where the text is being written. */
export function VariablesPane({ editor, onComputed }: Props) {
  const t = useT()
  const { date } = useFormat()
  const [words, setWords] = useState('')
  const catalogue = useCatalogue()
  const [isComputing, setComputing] = useState(false)
  const variables = variablesOf(catalogue).filter(({ label, of }) => plain(`${label} ${of}`).includes(plain(words)))
  const groups = Map.groupBy(variables, ({ of }) => of || t('document-models.computed'))
  const insert = (path: string) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'variable', attrs: { path, format: null, ifEmpty: '' } })
      .run()
  return (
    <Box component="section" aria-label={t('document-models.variables')}>
      <Box sx={{ p: 1.5 }}>
        <TextField
          fullWidth
          size="small"
          value={words}
          onChange={event => setWords(event.target.value)}
          placeholder={t('document-models.find-variable')}
          slotProps={{
            htmlInput: { 'aria-label': t('document-models.find-variable') },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
      </Box>
      <Button size="small" startIcon={<Functions />} sx={{ mx: 1.5 }} onClick={() => setComputing(true)}>
        {t('document-models.new-computed')}
      </Button>
      {isComputing && (
        <ComputedDialog
          taken={catalogue.computed.map(({ name }) => name)}
          onAdd={field => onComputed([...catalogue.computed, field])}
          onClose={() => setComputing(false)}
        />
      )}
      {groups.size === 0 && (
        <Typography variant="body2" sx={{ px: 2, color: 'text.secondary' }}>
          {t('document-models.no-variable')}
        </Typography>
      )}
      {[...groups].map(([of, found]) => (
        <List key={of} component="div" dense disablePadding>
          <Typography variant="caption" component="h2" sx={{ px: 2, pt: 1, color: 'text.secondary', fontWeight: 600 }}>
            {of}
          </Typography>
          {found.map(({ path, label, sample, type }) => (
            <ListItemButton key={path} onClick={() => insert(path)} sx={{ gap: 1 }}>
              <ListItemText primary={label} sx={{ flex: '1 1 auto', my: 0 }} />
              <Typography variant="caption" noWrap sx={{ color: 'text.secondary', maxWidth: '45%' }}>
                {type === 'date' && isDay(sample) ? date(sample) : sample}
              </Typography>
            </ListItemButton>
          ))}
        </List>
      ))}
    </Box>
  )
}
