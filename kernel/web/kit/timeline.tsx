import Box from '@mui/material/Box'
import { useFormat } from '../use-format.ts'

type Happened = { id: string; title: string; text: string | null; by: string | null; at: string }

/** What was done and said, in the order that it is given. */
export function Timeline({ events }: { events: readonly Happened[] }) {
  const { moment } = useFormat()
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {events.map(({ id, title, text, by, at }) => (
        <Box
          component="li"
          key={id}
          sx={{ borderInlineStart: '3px solid', borderColor: 'divider', paddingInlineStart: 1.5 }}
        >
          <Box sx={{ fontWeight: 600 }}>{title}</Box>
          {text && <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Box>}
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {[by, moment(at)].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
