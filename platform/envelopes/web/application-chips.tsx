import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useT } from '#kernel/web/i18n.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { ApplicationWithWork } from '../envelope.model.ts'
import { ApplicationDot } from './application-dot.tsx'

type Props = { list: ListState; applications: readonly ApplicationWithWork[] }

/** What waits, by the application that it comes from; nothing where all comes from one. */
export function ApplicationChips({ list, applications }: Props) {
  const t = useT()
  const chosen = list.filters.application ?? null
  if (applications.length < 2 && chosen === null) return null
  const all = applications.reduce((sum, { count }) => sum + count, 0)
  const chip = (id: string | null, name: string, count: number, colour?: string) => (
    <Chip
      key={id ?? 'all'}
      clickable
      variant="outlined"
      aria-pressed={chosen === id}
      onClick={() => list.setFilter('application', id)}
      label={
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          {colour && <ApplicationDot colour={colour} />}
          {name}{' '}
          <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
            {count}
          </Box>
        </Box>
      }
      sx={theme => ({
        height: 36,
        borderRadius: 2,
        px: 0.5,
        fontWeight: 600,
        backgroundColor:
          chosen === id
            ? `color-mix(in srgb, ${theme.vars.palette.primary.main} 12%, ${theme.vars.palette.background.paper})`
            : theme.vars.palette.background.paper,
        ...(chosen === id && { color: theme.vars.palette.primary.strong }),
      })}
    />
  )
  return (
    <Box role="group" aria-label={t('field.application')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {chip(null, t('field.allApplications'), all)}
      {applications.map(({ id, name, colour, count }) => chip(String(id), name, count, colour))}
    </Box>
  )
}
