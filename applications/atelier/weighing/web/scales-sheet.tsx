import Add from '~icons/ic/baseline-add'
import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Container, Scale, WeighingBench } from '../weighing.model.ts'
import { ContainerDialog } from './container-dialog.tsx'
import { ScaleDialog } from './scale-dialog.tsx'

type Props = { bench: WeighingBench; workshop: WeighingBench['workshops'][number]; onClose: () => void }
type Written = { what: 'container'; one: Container | null } | { what: 'scale'; one: Scale | null }

/** What a workshop weighs on, and in. */
export function ScalesSheet({ bench, workshop, onClose }: Props) {
  const t = useT()
  const { weight, date } = useFormat()
  const [written, setWritten] = useState<Written | null>(null)
  const close = () => setWritten(null)
  const own = <Row extends { workshopId: string }>(rows: readonly Row[]) =>
    rows.filter(({ workshopId }) => workshopId === workshop.id)
  return (
    <SideSheet title={t('atelier.weighing.set')} context={workshop.name} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Part
          title={t('atelier.weighing.scales')}
          add={t('atelier.weighing.new-scale')}
          onAdd={() => setWritten({ what: 'scale', one: null })}
        >
          {own(bench.scales).map(scale => (
            <Row
              key={scale.id}
              name={scale.name}
              note={[
                t('atelier.weighing.range-step', { max: weight(scale.maxKg), step: weight(scale.stepKg) }),
                scale.verifiedUntil && t('atelier.weighing.verified-until-day', { day: date(scale.verifiedUntil) }),
              ]}
              isWrong={scale.isExpired}
              onEdit={() => setWritten({ what: 'scale', one: scale })}
            />
          ))}
        </Part>
        <Part
          title={t('atelier.weighing.containers')}
          add={t('atelier.weighing.new-container')}
          onAdd={() => setWritten({ what: 'container', one: null })}
        >
          {own(bench.containers).map(container => (
            <Row
              key={container.id}
              name={container.name}
              note={[t(`atelier.weighing.use.${container.use}`), weight(container.tareKg)]}
              onEdit={() => setWritten({ what: 'container', one: container })}
            />
          ))}
        </Part>
      </Box>
      {written?.what === 'scale' && <ScaleDialog workshopId={workshop.id} scale={written.one} onClose={close} />}
      {written?.what === 'container' && (
        <ContainerDialog workshopId={workshop.id} container={written.one} onClose={close} />
      )}
    </SideSheet>
  )
}

type PartProps = { title: string; add: string; onAdd: () => void; children: ReactNode }

const Part = ({ title, add, onAdd, children }: PartProps) => (
  <Box component="section" aria-label={title}>
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="h6" component="h2">
        {title}
      </Typography>
      <Button startIcon={<Add />} onClick={onAdd}>
        {add}
      </Button>
    </Box>
    {children}
  </Box>
)

type RowProps = { name: string; note: readonly (string | null)[]; isWrong?: boolean; onEdit: () => void }

function Row({ name, note, isWrong = false, onEdit }: RowProps) {
  const t = useT()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Box sx={{ color: isWrong ? 'error.strong' : 'text.secondary' }}>{note.filter(Boolean).join(' · ')}</Box>
      </Box>
      <IconButton aria-label={t('verb.editNamed', { name })} onClick={onEdit}>
        <EditOutlined fontSize="small" />
      </IconButton>
    </Box>
  )
}
