import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { Fixed, ImportRun, ModelOffer } from '../import.model.ts'
import { Choice } from './choice.tsx'

type Props = {
  columns: ModelOffer['columns']
  choices: ImportRun['choices']
  fixed: Fixed
  onChoose: (fixed: Fixed) => void
}

/** What the file does not say in a column of its own and that is the same for all its lines. */
export function ForAllLines({ columns, choices, fixed, onChoose }: Props) {
  const t = useT()
  if (columns.length === 0) return null
  const choose = (key: string, value: string) => {
    const { [key]: _former, ...others } = fixed
    onChoose(value === '' ? others : { ...others, [key]: value })
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('imports.mapping.for-all-text')}
      </Typography>
      {columns.map(({ key, label }) => (
        <Box key={key} sx={{ maxWidth: 480 }}>
          <Choice
            label={t('imports.mapping.for-all', { column: label })}
            value={fixed[key] ?? ''}
            options={[{ value: '', label: t('imports.mapping.for-all-none') }, ...(choices[key] ?? [])]}
            onChoose={value => choose(key, value)}
          />
        </Box>
      ))}
    </Box>
  )
}
