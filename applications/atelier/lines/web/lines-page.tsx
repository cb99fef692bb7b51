import Add from '~icons/ic/baseline-add'
import TvOutlined from '~icons/ic/outline-tv'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardGrid } from '#kernel/web/kit/card-grid.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { lineState } from '#atelier/floor.signals.ts'
import { MachinesPart } from '#atelier/resources/resources.web.tsx'
import { TeamPart } from '#atelier/operators/operators.web.tsx'
import { useWorkshop } from '#atelier/use-workshop.ts'
import { WorkshopFilter } from '#atelier/workshop-filter.tsx'
import { NewWorkshop } from '#atelier/workshops/workshops.web.tsx'
import { displaysPath, newLinePath } from '../line-place.model.ts'
import { linesCalls } from '../lines.calls.ts'
import { LineCard } from './line-card.tsx'

const parts = ['lignes', 'machines', 'equipe'] as const

/** The lines of a workshop as they stand now, its machines and its team. */
export function LinesPage() {
  const t = useT()
  const place = useWorkshop()
  const address = useAddress<'onglet'>()
  const part = parts.find(one => one === address.of('onglet')) ?? 'lignes'
  const [isOpening, setIsOpening] = useState(false)
  const { workshop } = place
  const open = (
    <Button
      variant={workshop ? 'outlined' : 'contained'}
      color={workshop ? 'inherit' : 'primary'}
      onClick={() => setIsOpening(true)}
    >
      {t('atelier.workshop.add')}
    </Button>
  )
  return (
    <Page
      title={t('atelier.lines')}
      context={workshop && `${workshop.name} · ${workshop.company}`}
      actions={
        <>
          <WorkshopFilter {...place} />
          {workshop && open}
          {workshop && part === 'lignes' && (
            <Button
              variant="contained"
              startIcon={<Add />}
              component={Link}
              to={`${newLinePath}?atelier=${workshop.id}`}
            >
              {t('atelier.line.add')}
            </Button>
          )}
        </>
      }
    >
      {place.error && <Failed error={place.error} onRetry={place.again} />}
      {place.workshops && !workshop && (
        <Empty title={t('atelier.workshop.none')} text={t('atelier.workshop.none-text')} action={open} />
      )}
      {workshop && (
        <>
          <Tabs
            label={t('atelier.lines')}
            value={part}
            onChange={onglet => address.change({ onglet: onglet === 'lignes' ? null : onglet })}
            tabs={parts.map(value => ({ value, label: t(`atelier.lines.part.${value}`) }))}
          />
          {part === 'lignes' && <Lines workshopId={workshop.id} />}
          {part === 'machines' && <MachinesPart workshopId={workshop.id} />}
          {part === 'equipe' && <TeamPart workshopId={workshop.id} />}
        </>
      )}
      {isOpening && <NewWorkshop onClose={() => setIsOpening(false)} />}
    </Page>
  )
}

function Lines({ workshopId }: { workshopId: string }) {
  const t = useT()
  const { data, error, refetch } = useCall(
    linesCalls.getLigneAtelierWithUserByAtelier,
    { atelierId: workshopId },
    { staysOnPage: true },
  )
  useSignal(lineState, told => told.workshopId === workshopId && void refetch())
  useReconnected(() => void refetch())
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />
  if (!data) return null
  if (data.length === 0) return <Empty title={t('atelier.line.none')} text={t('atelier.line.none-text')} />
  return (
    <>
      <CardGrid most={3}>
        {data.map(line => (
          <LineCard key={line.id} line={line} />
        ))}
      </CardGrid>
      {data.some(({ can }) => can.archive) && (
        <Box>
          <Button
            color="inherit"
            variant="outlined"
            startIcon={<TvOutlined />}
            component={Link}
            to={`${displaysPath}?atelier=${workshopId}`}
          >
            {t('atelier.line.displays')}
          </Button>
        </Box>
      )}
    </>
  )
}
