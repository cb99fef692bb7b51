import Inventory2Outlined from '~icons/ic/outline-inventory-2'
import Print from '~icons/ic/outline-print'
import PanToolOutlined from '~icons/ic/outline-pan-tool'
import PlayArrow from '~icons/ic/baseline-play-arrow'
import PrecisionManufacturing from '~icons/ic/baseline-precision-manufacturing'
import QrCodeScanner from '~icons/ic/baseline-qr-code-scanner'
import Stop from '~icons/ic/baseline-stop'
import TaskAlt from '~icons/ic/baseline-task-alt'
import WaterDrop from '~icons/ic/baseline-water-drop'
import Build from '~icons/ic/outline-build'
import Box from '@mui/material/Box'
import { useScanner } from '#kernel/web/devices/scanner.ts'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import type { FabricationOrder, FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'
import { DefectsOfOrder } from '#atelier/defects-of-order.tsx'
import { useNow } from '#atelier/use-now.ts'
import { countOf } from './poste-bar.tsx'
import type { Step } from './step.ts'
import { OlderLotStep } from './steps/older-lot-step.tsx'
import type { useAct } from './use-act.ts'
import { useLotToPour } from './use-lot-to-pour.ts'

type Props = {
  order: FabricationOrder
  lots: readonly FabricationOrderDetail[]
  floor: ReturnType<typeof useAct>
  /** A step stands over it: what is scanned is not for it. */
  isCovered: boolean
  onStep: (step: Step) => void
}

/** What may be done now, and nothing else: the largest is what is done most. */
export function Actions({ order, lots, floor, isCovered, onStep }: Props) {
  const { can, state, version, id } = order
  const t = useT()
  const start = () => void floor.act(fabricationOrdersCalls.demarrerFabrication, { orderId: id, version })
  const resume = () =>
    void floor.actLater(
      fabricationOrdersCalls.demarrerFabrication,
      { orderId: id },
      { label: t('atelier.poste.resume') },
    )
  if (state === 'created') return <Start can={can.start} isBusy={floor.isBusy} onStart={start} lots={lots} />
  if (state === 'suspended') return <Resume {...{ order, floor, onStep }} onResume={resume} />
  if (state === 'running') return <Running {...{ order, lots, floor, isCovered, onStep }} />
  return <Over order={order} onStep={onStep} />
}

type StartProps = { can: boolean; isBusy: boolean; lots: readonly FabricationOrderDetail[]; onStart: () => void }

function Start({ can, isBusy, lots, onStart }: StartProps) {
  const t = useT()
  return (
    <BigButton
      label={t('atelier.poste.start')}
      icon={<PlayArrow />}
      note={lots.length === 0 ? t('atelier.poste.no-lot') : t('atelier.poste.lots-ready', { n: lots.length })}
      disabled={!can || isBusy}
      onPress={onStart}
    />
  )
}

function Resume({ order, floor, onStep, onResume }: Omit<Props, 'lots' | 'isCovered'> & { onResume: () => void }) {
  const t = useT()
  const now = useNow(1_000)
  const { openPause, can } = order
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateRows: '2fr 1fr', gridAutoRows: 'auto' }}>
      <BigButton
        label={t('atelier.poste.resume')}
        icon={<PlayArrow />}
        note={
          openPause &&
          [
            t(`atelier.stop.${openPause.reasonCode}`),
            countOf(openPause.startedAt, now),
            openPause.ticketNumber && t('atelier.resource.ticket', { number: openPause.ticketNumber }),
          ]
            .filter(Boolean)
            .join(' · ')
        }
        disabled={!can.start || floor.isBusy}
        onPress={onResume}
      />
      <Cases order={order} onStep={onStep} />
      {can.report && (
        <BigButton
          label={t('atelier.resource.report')}
          icon={<Build />}
          tone="plain"
          isSmall
          disabled={floor.isBusy}
          onPress={() => void floor.act(fabricationOrdersCalls.reportLine, { id: order.id })}
        />
      )}
      <Box sx={small}>
        <Machines onStep={onStep} can={can.work} />
        <Finish onStep={onStep} can={can.finish} />
      </Box>
    </Box>
  )
}

function Running({ order, lots, floor, isCovered, onStep }: Props) {
  const t = useT()
  const { can } = order
  const { scan, older } = useLotToPour({ order, lots, floor, onLot: lot => onStep({ kind: 'pour', lot }) })
  useScanner(scanned => {
    if (can.work && !floor.isBusy && !isCovered) scan(scanned)
  })
  const next = lots.find(({ status }) => status === 'planned' || status === 'pouring')
  const isLastPoured =
    order.pouringEndedAt === null && lots.length > 0 && !lots.some(({ status }) => status === 'planned')
  const endPouring = () => void floor.act(fabricationOrdersCalls.endPouring, { id: order.id, version: order.version })
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateRows: '1.5fr 1fr 1fr auto' }}>
      <BigButton
        label={t('atelier.poste.pour')}
        icon={<QrCodeScanner />}
        note={
          next && (
            <>
              {t('atelier.poste.next', { number: next.numLot })}
              <br />
              {next.place}
            </>
          )
        }
        disabled={!can.work || floor.isBusy}
        onPress={() => onStep({ kind: 'pour', lot: null })}
      />
      <Cases order={order} onStep={onStep} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <BigButton
          label={t('atelier.poste.pause')}
          icon={<PanToolOutlined />}
          tone="warning"
          disabled={!can.suspend}
          onPress={() => onStep({ kind: 'pause' })}
        />
        <Finish onStep={onStep} can={can.finish} isLarge />
      </Box>
      <Box sx={small}>
        <Machines onStep={onStep} can={can.work} />
        <BigButton
          label={t('atelier.poste.end-pouring')}
          icon={<WaterDrop />}
          tone="plain"
          isSmall
          disabled={!can.endPouring || !isLastPoured || floor.isBusy}
          onPress={endPouring}
        />
      </Box>
      {older && <OlderLotStep {...older} />}
    </Box>
  )
}

type Reach = { can: boolean; onStep: (step: Step) => void }

const Machines = ({ can, onStep }: Reach) => (
  <BigButton
    label={useT()('atelier.poste.machine')}
    icon={<PrecisionManufacturing />}
    tone="plain"
    isSmall
    disabled={!can}
    onPress={() => onStep({ kind: 'machine' })}
  />
)

const Finish = ({ can, onStep, isLarge = false }: Reach & { isLarge?: boolean }) => (
  <BigButton
    label={useT()('atelier.poste.finish')}
    icon={<Stop />}
    tone={isLarge ? 'error' : 'plainError'}
    isSmall={!isLarge}
    disabled={!can}
    onPress={() => onStep({ kind: 'finish' })}
  />
)

type OfOrder = Pick<Props, 'order' | 'onStep'>

/** What was made is counted, and gets its labels. */
function Cases({ order, onStep }: OfOrder) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1.3fr 1fr', gap: 2 }}>
      <BigButton
        label={t('atelier.poste.count-cases')}
        icon={<Inventory2Outlined />}
        tone="plain"
        disabled={!order.can.work}
        onPress={() => onStep({ kind: 'cases' })}
      />
      <CaseLabels order={order} onStep={onStep} />
    </Box>
  )
}

const CaseLabels = ({ order, onStep }: OfOrder) => (
  <BigButton
    label={useT()('atelier.poste.labels')}
    icon={<Print />}
    tone="plain"
    disabled={order.outputNumLots.length === 0}
    onPress={() => onStep({ kind: 'labels' })}
  />
)

const Over = ({ order, onStep }: OfOrder) => {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateRows: '1fr auto' }}>
      <Box sx={over}>
        <TaskAlt sx={{ fontSize: 96, color: 'success.main' }} />
        <Box sx={{ fontSize: '2rem', fontWeight: 700 }}>{t(`atelier.order.state.${order.state}`)}</Box>
        {order.outputNumLots.map(number => (
          <Box key={number} sx={{ fontSize: '1.3rem' }}>
            {t('atelier.poste.made-lot', { number })}
          </Box>
        ))}
        <DefectsOfOrder defects={order.defects} />
      </Box>
      <CaseLabels order={order} onStep={onStep} />
    </Box>
  )
}

const small = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2, minHeight: 72 } as const
const over = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 1.5,
  p: 4,
  borderRadius: '20px',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
} as const
