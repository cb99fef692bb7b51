import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { type ComputedField, computedTypes, type Rule } from '../../computed-field.model.ts'
import { useCatalogue, variablesOf } from './catalogue.ts'

/** What is made of two values. */
const doings = [
  'addDays',
  'addMonths',
  'daysBetween',
  'ageAt',
  'add',
  'subtract',
  'multiply',
  'divide',
  'joinText',
] as const
type Doing = (typeof doings)[number]

const typeOf: Record<Doing, ComputedField['type']> = {
  addDays: 'date',
  addMonths: 'date',
  daysBetween: 'number',
  ageAt: 'number',
  add: 'number',
  subtract: 'number',
  multiply: 'number',
  divide: 'number',
  joinText: 'text',
}

type Props = {
  /** Names that are taken. */
  taken: readonly string[]
  onAdd: (field: ComputedField) => void
  onClose: () => void
}

/** A field that is computed from two values, each a variable or what one writes: the end of a trial, an age. */
export function ComputedDialog({ taken, onAdd, onClose }: Props) {
  const t = useT()
  const [label, setLabel] = useState('')
  const [doing, setDoing] = useState<Doing>('addDays')
  const [type, setType] = useState<ComputedField['type']>('date')
  const [first, setFirst] = useState<Rule | null>(null)
  const [second, setSecond] = useState<Rule | null>(null)
  const choose = (chosen: Doing) => {
    setDoing(chosen)
    setType(typeOf[chosen])
  }
  const isWhole = label.trim() !== '' && first !== null && second !== null
  const add = () => {
    if (!first || !second) return
    onAdd({ name: freeName(label, taken), label: label.trim(), type, rule: { do: doing, of: [first, second] } as Rule })
    onClose()
  }
  return (
    <Dialog
      title={t('document-models.new-computed')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('verb.cancel')}</Button>
          <Button variant="contained" disabled={!isWhole} onClick={add}>
            {t('document-models.add-computed')}
          </Button>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <TextField
          autoFocus
          label={t('field.name')}
          value={label}
          onChange={event => setLabel(event.target.value.slice(0, 100))}
        />
        <TextField
          select
          label={t('document-models.doing')}
          value={doing}
          onChange={event => choose(event.target.value as Doing)}
        >
          {doings.map(name => (
            <MenuItem key={name} value={name}>
              {t(`document-models.doing.${name}`)}
            </MenuItem>
          ))}
        </TextField>
        <Operand label={t('document-models.first-value')} onChange={setFirst} />
        <Operand label={t('document-models.second-value')} onChange={setSecond} />
        <TextField
          select
          label={t('document-models.written-as')}
          value={type}
          onChange={event => setType(event.target.value as ComputedField['type'])}
        >
          {computedTypes.map(name => (
            <MenuItem key={name} value={name}>
              {t(`documents.variable.type.${name}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
    </Dialog>
  )
}

/** A variable by its name, or a value as it is written. */
function Operand({ label, onChange }: { label: string; onChange: (rule: Rule | null) => void }) {
  const t = useT()
  const variables = variablesOf(useCatalogue())
  return (
    <Autocomplete
      freeSolo
      options={variables}
      groupBy={option => (typeof option === 'string' ? '' : option.of)}
      getOptionLabel={option => (typeof option === 'string' ? option : option.label)}
      getOptionKey={option => (typeof option === 'string' ? option : option.path)}
      onChange={(_, chosen) =>
        onChange(
          chosen === null
            ? null
            : typeof chosen === 'string'
              ? { do: 'constant', value: written(chosen) }
              : { do: 'variable', path: chosen.path },
        )
      }
      onInputChange={(_, words, reason) =>
        reason === 'input' && onChange(words.trim() === '' ? null : { do: 'constant', value: written(words) })
      }
      renderInput={params => <TextField {...params} label={label} helperText={t('document-models.operand-help')} />}
    />
  )
}

/** French writes decimals after a comma. */
const written = (words: string) => words.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2')

/** A name for the text out of the one that people read: `Fin de l’essai` gives `finDeLEssai`. */
function freeName(label: string, taken: readonly string[]) {
  const words = label
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
  const name = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('')
    .replace(/^[^a-z]+/, '')
    .slice(0, 50)
  const base = name === '' ? 'champ' : name
  if (!taken.includes(base)) return base
  return `${base}${taken.filter(other => other.startsWith(base)).length + 1}`
}
