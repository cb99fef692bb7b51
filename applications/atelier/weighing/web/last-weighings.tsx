import Undo from '~icons/ic/baseline-undo'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Weighing } from '../weighing.model.ts'
import { weighingCalls } from '../weighing.calls.ts'
import { CancelWeighing } from './cancel-weighing.tsx'

const shown = 5

type Props = { of: { workshopId: string } | { lineId: string } | { lotId: string } }

/** The last ones, those that were cancelled struck out; one's own of the day can be taken back. */
export function LastWeighings({ of }: Props) {
  const t = useT()
  const { data } = useCall(weighingCalls.getWeighings, { ...of, page: 0, size: shown }, { staysOnPage: true })
  const { send } = useSend(weighingCalls.cancelWeighing, { staysOnPage: true })
  const [undoing, setUndoing] = useState<Weighing | null>(null)
  const rows = data?.items ?? []
  return (
    <Card component="section" aria-label={t('atelier.weighing.last')} sx={{ p: 2 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {t('atelier.weighing.last')}
      </Typography>
      {data && rows.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('atelier.weighing.none-yet')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(row => (
          <LastWeighing key={row.id} weighing={row} onUndo={() => setUndoing(row)} />
        ))}
      </Box>
      {undoing && (
        <CancelWeighing
          weighing={undoing}
          onCancel={reason => send({ id: undoing.id, reason })}
          onClose={() => setUndoing(null)}
        />
      )}
    </Card>
  )
}

function LastWeighing({ weighing, onUndo }: { weighing: Weighing; onUndo: () => void }) {
  const t = useT()
  const { weight, time } = useFormat()
  const isGone = weighing.cancelledFor !== null
  const told = [
    weighing.about,
    weighing.crate && t('atelier.weighing.crates-of', { count: weighing.crates, name: weighing.crate }),
  ]
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 64,
        py: 0.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ color: 'text.secondary', minWidth: 56 }}>{time(weighing.weighedAt)}</Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>
          <bdi>{weighing.by}</bdi>
        </Box>
        <Box sx={{ fontSize: '0.9rem', color: isGone ? 'error.strong' : 'text.secondary', overflowWrap: 'anywhere' }}>
          {weighing.cancelledFor ?? told.filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Box
        sx={{
          fontWeight: 700,
          whiteSpace: 'nowrap',
          ...(isGone && { textDecoration: 'line-through', color: 'text.secondary', fontWeight: 450 }),
        }}
      >
        <bdi>{weight(weighing.netKg)}</bdi>
      </Box>
      {weighing.canCancel && (
        <IconButton
          aria-label={t('atelier.weighing.undo', { weight: weight(weighing.netKg) })}
          onClick={onUndo}
          sx={{ width: 52, height: 52, border: 1, borderColor: 'divider', borderRadius: 2 }}
        >
          <Undo />
        </IconButton>
      )}
    </Box>
  )
}
