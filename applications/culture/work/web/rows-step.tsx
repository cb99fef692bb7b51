import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ButtonBase from '@mui/material/ButtonBase'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import type { Scan } from '#kernel/web/devices/scanner.ts'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import type { DueLevel } from '../pace.model.ts'
import { workCalls } from '../work.calls.ts'
import type { CropToWork, RowToWork } from '../work.model.ts'

type Props = {
  task: { id: string; name: string }
  crop: CropToWork
  refusal: string | null
  onBegin: (placeIds: string[]) => void
  onClose: () => void
}

/** The rows of a crop, painted by how long the task was not done there; a tap or a scan takes one. */
export function RowsStep({ task, crop, refusal, onBegin, onClose }: Props) {
  const t = useT()
  const asked = { taskId: task.id, plantingId: crop.id }
  const { data, error, refetch } = useCall(workCalls.getWorkRows, asked, { staysOnPage: true, keptOffline: true })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [isUnknown, setIsUnknown] = useState(false)
  const toggle = (id: string) =>
    setChosen(before => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  const scan = ({ text: code }: Scan) => {
    const row = data?.find(one => one.code === code.toUpperCase())
    setIsUnknown(!row)
    if (row && !chosen.has(row.id)) toggle(row.id)
  }
  const due = (data ?? []).filter(({ level }) => level !== 'fresh')
  return (
    <TouchStep
      title={t('culture.work.choose-rows')}
      note={refusal ?? `${task.name} · ${crop.code}`}
      onClose={onClose}
      foot={
        <BigButton
          label={chosen.size === 0 ? t('culture.work.begin') : t('culture.work.begin-on', { count: chosen.size })}
          onPress={() => onBegin([...chosen])}
        />
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5, alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 200px' }}>
          <ScanField
            label={t('culture.work.scan-row')}
            error={isUnknown ? t('culture.work.not-of-crop') : null}
            onScan={scan}
          />
        </Box>
        {due.length > 0 && (
          <Button variant="outlined" sx={{ minHeight: 56 }} onClick={() => setChosen(new Set(due.map(({ id }) => id)))}>
            {t('culture.work.take-due')}
          </Button>
        )}
        {chosen.size > 0 && (
          <Button color="inherit" sx={{ minHeight: 56 }} onClick={() => setChosen(new Set())}>
            {t('culture.work.take-none')}
          </Button>
        )}
      </Box>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fill, minmax(84px, 1fr))' }}>
        {data?.map(row => (
          <RowTile key={row.id} row={row} isChosen={chosen.has(row.id)} onPress={() => toggle(row.id)} />
        ))}
      </Box>
    </TouchStep>
  )
}

const borders: Record<DueLevel, string> = { fresh: 'divider', due: 'warning.main', late: 'error.main' }

function RowTile({ row, isChosen, onPress }: { row: RowToWork; isChosen: boolean; onPress: () => void }) {
  const t = useT()
  return (
    <ButtonBase
      aria-pressed={isChosen}
      onClick={onPress}
      sx={{
        minHeight: 64,
        display: 'grid',
        alignContent: 'center',
        borderRadius: '14px',
        border: 3,
        borderColor: isChosen ? 'primary.main' : borders[row.level],
        bgcolor: isChosen ? 'primary.main' : 'background.paper',
        color: isChosen ? 'primary.contrastText' : 'text.primary',
      }}
    >
      <Box component="span" sx={{ fontSize: '1.15rem', fontWeight: 650 }}>
        <bdi>{row.name}</bdi>
      </Box>
      <Box component="span" sx={{ fontSize: '0.85rem' }}>
        {t('culture.work.days', { count: row.days })}
      </Box>
    </ButtonBase>
  )
}
