import Settings from '~icons/ic/outline-settings'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useStaysOpen } from '#kernel/web/offline/use-stays-open.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { keepEntry } from '#platform/users/users.web.ts'
import { weighingCalls } from '../weighing.calls.ts'
import { LastWeighings } from './last-weighings.tsx'
import { useScaleOfStation } from './scale-of-station.ts'
import { ScalesSheet } from './scales-sheet.tsx'
import { type Subject, SubjectCard } from './subject-card.tsx'
import { WeighWith } from './weigh-with.tsx'

/** The scale of a workshop: what is weighed, in what, and one button. */
export function WeighingPage() {
  const t = useT()
  const { weight } = useFormat()
  useStaysOpen('/atelier/', keepEntry)
  const { data: bench, error, refetch } = useCall(weighingCalls.getWeighingBench, {})
  const address = useAddress<'workshop'>()
  const workshop = bench?.workshops.find(({ id }) => id === address.of('workshop')) ?? bench?.workshops[0]
  const scales = bench?.scales.filter(({ workshopId }) => workshopId === workshop?.id) ?? []
  const { scale, choose: chooseScale } = useScaleOfStation(scales)
  const [subject, setSubject] = useState<Subject | null>(null)
  const [isSetting, setIsSetting] = useState(false)
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!bench) return <PageSkeleton />
  if (!workshop)
    return <Empty title={t('atelier.weighing.no-workshop')} text={t('atelier.weighing.no-workshop-text')} />
  const choose = (workshopId: string | null) => {
    address.change({ workshop: workshopId })
    setSubject(null)
  }
  return (
    <Page
      title={t('atelier.weighing.title')}
      context={[
        t('atelier.weighing.of-today', { count: workshop.weighings, weight: weight(workshop.netKg) }),
        scale && t('atelier.weighing.range-step', { max: weight(scale.maxKg), step: weight(scale.stepKg) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          {bench.workshops.length > 1 && (
            <FilterSelect
              label={t('atelier.workshop')}
              chosen={workshop.id}
              onChoose={choose}
              choices={bench.workshops.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          {scales.length > 0 && (
            <FilterSelect
              label={t('atelier.weighing.scale')}
              chosen={scale?.id ?? null}
              onChoose={id => chooseScale(id ?? '')}
              choices={scales.map(({ id, name, isExpired }) => ({
                value: id,
                label: isExpired ? t('atelier.weighing.scale-is-expired', { name }) : name,
              }))}
            />
          )}
          {workshop.can.set && (
            <IconButton aria-label={t('atelier.weighing.set')} onClick={() => setIsSetting(true)}>
              <Settings />
            </IconButton>
          )}
        </>
      }
    >
      <WeighWith
        key={workshop.id}
        bench={bench}
        workshopId={workshop.id}
        scaleId={scale?.id ?? null}
        weighed={workshop.can.weigh && subject ? subject.weighed : null}
        subject={
          <SubjectCard
            lines={bench.lines.filter(({ workshopId }) => workshopId === workshop.id)}
            subject={subject}
            onChoose={setSubject}
          />
        }
        beside={<LastWeighings of={{ workshopId: workshop.id }} />}
      />
      {isSetting && <ScalesSheet bench={bench} workshop={workshop} onClose={() => setIsSetting(false)} />}
    </Page>
  )
}
