import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Moment } from '../package-element.model.ts'

type Row = {
  id: string
  activationDate: string
  to: string | null
  moment: Moment
  origin: string
  reason: string | null
  by: string | null
}

type Props<Dated extends Row> = {
  rows: readonly Dated[]
  /** What a row says, and what may be done with it. */
  children: (row: Dated) => ReactNode
  actions?: (row: Dated) => ReactNode
}

/** Dated rows on a line of time, the newest first; what was corrected stays readable, in grey. */
export function DatedRows<Dated extends Row>({ rows, children, actions }: Props<Dated>) {
  const t = useT()
  const { date } = useFormat()
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(row => (
        <Box component="li" key={row.id} sx={line}>
          <Box sx={{ ...dot, bgcolor: row.moment === 'current' ? 'primary.main' : 'background.paper' }} aria-hidden />
          <Box sx={{ minWidth: 0, flex: 1, opacity: row.moment === 'superseded' ? 0.65 : 1 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
              <Typography variant="subtitle2" component="h3">
                {row.to
                  ? t('rh.history.from-to', { from: date(row.activationDate), to: date(row.to) })
                  : t('rh.history.from', { from: date(row.activationDate) })}
              </Typography>
              <Chip label={t(`rh.history.moment-${row.moment}`)} tone={toneOf[row.moment]} />
            </Box>
            {children(row)}
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {[t(`rh.history.origin-${row.origin}`), row.by, row.reason].filter(Boolean).join(' · ')}
            </Typography>
          </Box>
          {row.moment !== 'superseded' && actions?.(row)}
        </Box>
      ))}
    </Box>
  )
}

const toneOf: Record<Moment, Tone> = { current: 'success', future: 'info', past: 'neutral', superseded: 'neutral' }

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  pb: 2,
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 5,
    top: 18,
    bottom: -4,
    width: 2,
    bgcolor: 'divider',
  },
}

const dot = {
  flex: 'none',
  width: 12,
  height: 12,
  mt: 0.6,
  borderRadius: '50%',
  border: 2,
  borderColor: 'primary.main',
}
