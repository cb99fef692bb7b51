import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ResourceOfWorkshop } from '../resource.model.ts'
import { resourcesCalls } from '../resources.calls.ts'
import { MachineDialog } from './machine-dialog.tsx'
import { ReportMachine } from './report-machine.tsx'

const tones: Record<ResourceOfWorkshop['state'], Tone> = {
  in_service: 'success',
  degraded: 'warning',
  stopped: 'error',
  archived: 'neutral',
}

/** The machines of a workshop, line by line, and what stops them. */
export function MachinesPart({ workshopId }: { workshopId: string }) {
  const t = useT()
  const { moment } = useFormat()
  const { data, error, refetch } = useCall(
    resourcesCalls.getResources,
    { atelierId: workshopId },
    { staysOnPage: true },
  )
  const [written, setWritten] = useState<ResourceOfWorkshop | 'new' | null>(null)
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setWritten('new')}>
      {t('atelier.resource.add')}
    </Button>
  )
  return (
    <Card>
      {data.length === 0 && (
        <Empty title={t('atelier.resource.none')} text={t('atelier.resource.none-here')} action={add} />
      )}
      {data.map(machine => (
        <Box
          key={machine.id}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            px: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{machine.label}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>
              {[
                machine.code,
                t(`atelier.resource.kind.${machine.kind}`),
                machine.line ?? t('atelier.resource.whole-workshop'),
              ].join(' · ')}
            </Box>
          </Box>
          {machine.blocking && <Chip label={t('atelier.resource.blocking')} />}
          <Chip tone={tones[machine.state]} label={t(`atelier.resource.is.${machine.state}`)} />
          {machine.stop && (
            <Box sx={{ color: 'error.main', fontSize: '0.86rem' }}>
              {t(`atelier.stop.${machine.stop.reasonCode}`)} · {moment(machine.stop.startedAt)}
            </Box>
          )}
          <ReportMachine machine={machine} />
          <Button size="small" color="inherit" onClick={() => setWritten(machine)}>
            {t('verb.edit')}
          </Button>
        </Box>
      ))}
      {data.length > 0 && <Box sx={{ p: 2 }}>{add}</Box>}
      {written && (
        <MachineDialog
          workshopId={workshopId}
          machine={written === 'new' ? null : written}
          onClose={() => setWritten(null)}
        />
      )}
    </Card>
  )
}
