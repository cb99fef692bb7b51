import LockOpenOutlined from '~icons/ic/outline-lock-open'
import LockOutlined from '~icons/ic/outline-lock'
import Print from '~icons/ic/outline-print'
import QrCode2 from '~icons/ic/baseline-qr-code-2'
import SwapHoriz from '~icons/ic/baseline-swap-horiz'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { PrinterDialog } from '#platform/label-printing/label-printing.web.ts'
import { useLabelActions } from '#atelier/use-label-actions.ts'
import type { Lot } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { LotChip } from './lot-chip.tsx'

export type TaskOfLot = 'transfer' | 'scrap' | 'hold' | 'release' | 'history'
type Tab = 'genealogy' | 'moves'

type Props = { lot: Lot; tab: Tab; onTab: (tab: Tab) => void; onTask: (task: TaskOfLot) => void }

/** Who it is at a glance, and what one may do with it. */
export function LotHead({ lot, tab, onTab, onTask }: Props) {
  const t = useT()
  const { longDate } = useFormat()
  const labelActions = useLabelActions()
  const [isSettingPrinter, setIsSettingPrinter] = useState(false)
  const { can } = lot
  const told = [
    lot.article,
    ...(lot.category ? [t(`atelier.lot.category.${lot.category}`)] : []),
    ...(lot.origin ? [lot.origin] : []),
    ...(lot.harvestedOn ? [t('atelier.lot.harvested', { date: longDate(lot.harvestedOn) })] : []),
  ]
  const labels = labelActions(lotsCalls.getLabelOfLot, {
    say: format => t(`atelier.lot.print.${format}`),
    asked: format => ({ id: lot.id, format }),
  })
  return (
    <Card sx={{ px: 2.5, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Mark />
        <Box sx={{ minWidth: 0, flex: '1 1 320px' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="h4" component="h1">
              <bdi>{lot.number}</bdi>
            </Typography>
            <LotChip status={lot.qualityStatus} state={lot.state} />
            <Chip label={t(`atelier.lot.kind.${lot.kind}`)} />
            {lot.certificates.map(name => (
              <Chip key={name} label={name} tone="info" />
            ))}
          </Box>
          <Typography sx={{ color: 'text.secondary' }}>{told.join(' · ')}</Typography>
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {labels.slice(0, 1).map(({ label, onSelect }) => (
            <Button key={label} variant="outlined" color="inherit" startIcon={<Print />} onClick={onSelect}>
              {label}
            </Button>
          ))}
          {can.move && (
            <Button variant="outlined" color="inherit" startIcon={<SwapHoriz />} onClick={() => onTask('transfer')}>
              {t('atelier.lot.transfer')}
            </Button>
          )}
          {can.hold && (
            <Button variant="outlined" color="inherit" startIcon={<LockOutlined />} onClick={() => onTask('hold')}>
              {t('atelier.lot.hold-verb')}
            </Button>
          )}
          {can.release && (
            <Button
              variant="outlined"
              color="inherit"
              startIcon={<LockOpenOutlined />}
              onClick={() => onTask('release')}
            >
              {t('atelier.lot.release-verb')}
            </Button>
          )}
          <RowMenu
            label={t('verb.actOnNamed', { name: lot.number })}
            actions={[
              ...(can.move ? [{ label: t('atelier.lot.scrap'), onSelect: () => onTask('scrap') }] : []),
              ...labels.slice(1),
              { label: t('atelier.lot.printer'), onSelect: () => setIsSettingPrinter(true) },
              { label: t('field.history'), onSelect: () => onTask('history') },
            ]}
          />
        </Box>
      </Box>
      <Tabs
        label={lot.number}
        value={tab}
        onChange={value => onTab(value as Tab)}
        tabs={[
          { value: 'genealogy', label: t('atelier.lot.genealogy') },
          { value: 'moves', label: t('atelier.lot.moves') },
        ]}
      />
      {isSettingPrinter && <PrinterDialog onClose={() => setIsSettingPrinter(false)} />}
    </Card>
  )
}

const Mark = () => (
  <Box
    aria-hidden
    sx={theme => ({
      width: 56,
      height: 56,
      display: { xs: 'none', sm: 'grid' },
      placeItems: 'center',
      borderRadius: 2.5,
      color: theme.vars.palette.secondary.main,
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.secondary.main} 11%, transparent)`,
    })}
  >
    <QrCode2 />
  </Box>
)
