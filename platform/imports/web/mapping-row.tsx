import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ImportRun, ModelOffer } from '../import.model.ts'
import { letterOf } from './column-letter.ts'

type Props = {
  column: ImportRun['columns'][number]
  model: ModelOffer
  /** The field that the column feeds; empty for none. */
  chosen: string
  guess: ImportRun['guesses'][number] | undefined
  onChoose: (column: string) => void
}

const surely = 0.95

/** One column of the file: its name, what it holds, and where it goes. */
export function MappingRow({ column, model, chosen, guess, onChoose }: Props) {
  const t = useT()
  const { number } = useFormat()
  const letter = t('imports.mapping.letter', { letter: letterOf(column.index) })
  const name = column.header ?? letter
  const isGuess = chosen !== '' && guess?.column === chosen
  const how = chosen === '' ? 'none' : !isGuess ? 'chosen' : (guess?.confidence ?? 0) >= surely ? 'sure' : 'likely'
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'grid',
        gap: { xs: 0.75, md: 2 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr) 110px' },
        py: 1.25,
        borderTop: `1px solid ${theme.vars.palette.divider}`,
      })}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p" noWrap title={name}>
          {name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {`${letter} · ${t('imports.mapping.filled', { count: column.filled, number: number(column.filled) })}`}
        </Typography>
      </Box>
      <Typography variant="body2" noWrap sx={{ color: 'text.secondary' }} title={column.samples.join(' · ')}>
        {column.samples.length > 0 ? column.samples.join(' · ') : '—'}
      </Typography>
      <Select
        size="small"
        fullWidth
        displayEmpty
        value={chosen}
        onChange={event => onChoose(event.target.value)}
        aria-label={t('imports.mapping.of-column', { name })}
      >
        <MenuItem value="">{t('imports.mapping.nowhere')}</MenuItem>
        {model.columns.map(({ key, label, required, closed }) => (
          <MenuItem key={key} value={key} disabled={closed !== undefined}>
            {required ? `${label} *` : label}
          </MenuItem>
        ))}
      </Select>
      <Box>
        <Chip
          label={t(`imports.guess.${how}`)}
          tone={how === 'sure' ? 'success' : how === 'likely' ? 'warning' : 'neutral'}
        />
      </Box>
    </Box>
  )
}
