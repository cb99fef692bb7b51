import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'

export type RefusedOne = {
  id: string
  name: string
  /** In words. */
  why: string
  /** Where it may be done alone. */
  to?: string
}

type Props = {
  /** How far it is, in words. */
  told: string
  done: number
  total: number
  refused: readonly RefusedOne[]
  /** Names the list of those who were refused. */
  refusedLabel: string
  /** Said once all is done. */
  success?: string | undefined
}

/** The same done for many, one after the other: how far it is, and who was refused with why. */
export const ManyProgress = ({ told, done, total, refused, refusedLabel, success }: Props) => (
  <Box sx={{ display: 'grid', gap: 2 }}>
    <Typography aria-live="polite">{told}</Typography>
    <LinearProgress variant="determinate" value={(100 * done) / Math.max(1, total)} aria-label={told} />
    {success && <Alert severity="success">{success}</Alert>}
    {refused.length > 0 && (
      <Box component="ul" aria-label={refusedLabel} sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {refused.map(({ id, name, why, to }) => (
          <Typography component="li" variant="body2" key={id}>
            {to ? (
              <Link component={RouterLink} to={to}>
                {name}
              </Link>
            ) : (
              name
            )}{' '}
            · {why}
          </Typography>
        ))}
      </Box>
    )}
  </Box>
)
