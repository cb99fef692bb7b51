import DownloadOutlined from '~icons/ic/outline-download'
import OpenInFull from '~icons/ic/baseline-open-in-full'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { saveCsv } from '#kernel/web/kit/csv.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PanelKind, PanelPoint } from '../../dashboard.model.ts'
import { PanelPoints } from './panel-points.tsx'

type Props = { label: string; kind: Exclude<PanelKind, 'number'>; points: readonly PanelPoint[] }

/** A panel of several points: seen on the whole screen too, and taken away as a table. */
export function PanelCard({ label, kind, points }: Props) {
  const t = useT()
  const { date } = useFormat()
  const [isLarge, setIsLarge] = useState(false)
  const nowhere = t('configuration.dashboards.nowhere')
  const named = points.map(point => ({
    ...point,
    label: kind === 'line' ? date(point.label) : (point.label ?? nowhere),
  }))
  const save = () =>
    saveCsv(
      label,
      [
        { key: 'label', label: t('field.label'), text: point => point.label },
        { key: 'value', label: t('field.value'), text: point => point.value },
      ],
      named,
    )
  const actions = [
    { text: t('configuration.dashboards.enlarge'), icon: <OpenInFull fontSize="small" />, act: () => setIsLarge(true) },
    { text: t('kernel.table.export'), icon: <DownloadOutlined fontSize="small" />, act: save },
  ]
  if (named.length === 0)
    return (
      <SectionCard title={label}>
        <Typography sx={{ color: 'text.secondary' }}>{t('configuration.dashboards.no-figure')}</Typography>
      </SectionCard>
    )
  return (
    <SectionCard
      title={label}
      actions={actions.map(({ text, icon, act }) => (
        <Tooltip key={text} title={text}>
          <IconButton size="small" aria-label={`${text} : ${label}`} onClick={act}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
    >
      <PanelPoints label={label} kind={kind} points={named} />
      {isLarge && (
        <Dialog title={label} isFullScreen onClose={() => setIsLarge(false)}>
          <Box sx={{ maxWidth: 1200, mx: 'auto', pt: 1, fontSize: '1.1rem' }}>
            <PanelPoints label={label} kind={kind} points={named} isLarge />
          </Box>
        </Dialog>
      )}
    </SectionCard>
  )
}
