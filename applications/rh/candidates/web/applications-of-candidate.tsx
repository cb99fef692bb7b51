import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfApplication, type Candidate } from '../candidate.model.ts'

/** Each of his requests, the newest first. */
export function ApplicationsOfCandidate({ candidate: { id: candidateId, applications } }: { candidate: Candidate }) {
  const t = useT()
  const { date } = useFormat()
  if (applications.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('rh.candidate.no-application')}</Typography>
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {applications.map(({ id, status, receivedAt, position, company }) => (
        <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Link component={RouterLink} to={addressOfApplication(candidateId, id)} sx={{ fontWeight: 600 }}>
            {position ?? t('rh.application.no-position')}
          </Link>
          <Chip label={t(`rh.application.state.${status}`)} tone="info" />
          <Typography variant="body2" sx={{ color: 'text.secondary', marginInlineStart: 'auto' }}>
            {company} · {date(receivedAt.slice(0, 10))}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
