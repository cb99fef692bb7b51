import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { addressOfTrace, exerciseRight, triggerRight } from '../trace-place.model.ts'
import { kindsOfNode, type TraceNode } from '../trace.model.ts'
import { traceCalls } from '../trace.calls.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { CustomersReached } from './customers-reached.tsx'
import { RecallActions } from './recall-actions.tsx'
import { RecallList } from './recall-list.tsx'
import { RecallSheet } from './recall-sheet.tsx'
import { TraceDrawing } from './trace-drawing.tsx'
import { TraceSearch } from './trace-search.tsx'

const directions = ['up', 'down', 'both'] as const

/** From any lot, pallet, note or block: where it comes from, where it went, and what is called back. */
export function TracePage() {
  const t = useT()
  const [address, setAddress] = useSearchParams()
  const kind = kindsOfNode.find(one => one === address.get('kind'))
  const id = address.get('id') ?? ''
  const recallId = address.get('recall')
  const choose = (node: TraceNode) => setAddress({ kind: node.kind, id: node.id })
  const showRecall = (chosen: string | null) =>
    setAddress(former => {
      const next = new URLSearchParams(former)
      if (chosen) next.set('recall', chosen)
      else next.delete('recall')
      return next
    })
  return (
    <Page title={t('trace.title')} context={t('trace.context')}>
      <TraceSearch onChoose={choose} />
      {kind && id !== '' ? (
        <Traced key={`${kind} ${id}`} kind={kind} id={id} onRecall={showRecall} />
      ) : (
        <Empty title={t('trace.none')} text={t('trace.none-text')} />
      )}
      <RecallList onOpen={showRecall} />
      {recallId && <RecallSheet id={recallId} onClose={() => showRecall(null)} />}
    </Page>
  )
}

function Traced({ kind, id, onRecall }: { kind: TraceNode['kind']; id: string; onRecall: (id: string) => void }) {
  const t = useT()
  const [direction, setDirection] = useState<(typeof directions)[number]>('both')
  const { data, error, refetch } = useCall(
    traceCalls.getTraceGraph,
    { kind, id, direction },
    { staysOnPage: true, keepsFormer: true },
  )
  const mayExercise = useLevel(exerciseRight) >= 2
  const mayTrigger = useLevel(triggerRight) >= 2
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton />
  const self = data.nodes.find(node => node.kind === kind && node.id === id)
  return (
    <SectionCard
      title={self ? t('trace.way-of', { label: self.label }) : t('trace.way')}
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={direction}
          aria-label={t('trace.way')}
          onChange={(_, chosen: typeof direction | null) => chosen && setDirection(chosen)}
        >
          {directions.map(value => (
            <ToggleButton key={value} value={value}>
              {t(`trace.direction.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      <TraceDrawing
        graph={data}
        self={`${kind}:${id}`}
        isAlarming={self?.status !== undefined && self.status !== null && self.status !== 'free'}
        addressOf={node => (node.kind === 'customer' ? undefined : addressOfTrace(node))}
      />
      <Box sx={{ mt: 2, display: 'grid', gap: 2 }}>
        {(mayExercise || mayTrigger) && (
          <RecallActions
            origin={{ kind, id, label: self?.label ?? '' }}
            may={{ exercise: mayExercise, trigger: mayTrigger }}
            onStarted={onRecall}
          />
        )}
        <CustomersReached graph={data} />
      </Box>
    </SectionCard>
  )
}
