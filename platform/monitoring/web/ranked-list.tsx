import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'

type Props = { title: string; note: string; rows: readonly { name: string; value: string }[] }

/** A few names with a figure each, the highest first. */
export function RankedList({ title, note, rows }: Props) {
  const t = useT()
  return (
    <Card component="section" aria-label={title} sx={{ p: 2.5 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {rows.length > 0 ? note : t('monitoring.nothing-yet')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map(({ name, value }) => (
          <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5, py: 0.4, alignItems: 'baseline' }}>
            <Typography
              variant="body2"
              dir="ltr"
              sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', textAlign: 'start' }}
            >
              {name}
            </Typography>
            <Typography
              variant="body2"
              sx={{ fontWeight: 600, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </Card>
  )
}
