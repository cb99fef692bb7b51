import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'

type Line = {
  key: string
  name: string
  count: number
  /** What it is counted against: the bar is full there. */
  of?: number
  detail?: string | null
  to?: string
}

/** What was counted, a bar each; the length of the bars says nothing that the figures do not. */
export function CountedBars({ lines }: { lines: readonly Line[] }) {
  const t = useT()
  const { number } = useFormat()
  const largest = Math.max(...lines.map(({ count }) => count), 1)
  if (lines.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rh.recruitment.nothing')}
      </Typography>
    )
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 }}>
      {lines.map(({ key, name, count, of, detail, to }) => (
        <Box component="li" key={key}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography variant="body2" sx={{ flex: 1 }}>
              {to ? (
                <Link component={RouterLink} to={to} color="inherit">
                  <bdi>{name}</bdi>
                </Link>
              ) : (
                <bdi>{name}</bdi>
              )}
            </Typography>
            {detail && (
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {detail}
              </Typography>
            )}
            <Typography variant="body2" sx={{ fontWeight: 650, minWidth: 32, whiteSpace: 'nowrap', textAlign: 'end' }}>
              {of === undefined ? number(count) : `${number(count)} / ${number(of)}`}
            </Typography>
          </Box>
          <Box aria-hidden sx={{ height: 6, borderRadius: 1, bgcolor: 'action.hover', mt: 0.5 }}>
            <Box
              sx={{
                height: 1,
                borderRadius: 1,
                bgcolor: 'primary.main',
                width: `${Math.min(1, count / Math.max(of ?? largest, 1)) * 100}%`,
              }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  )
}
