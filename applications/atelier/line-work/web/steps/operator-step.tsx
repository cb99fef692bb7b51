import LogoutIcon from '~icons/ic/baseline-logout'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { ApiError, fetchCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad } from '#kernel/web/kit/touch/number-pad.tsx'
import { playSound } from '#kernel/web/kit/touch/play-sound.ts'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import type { Operator } from '#atelier/operators/operator.model.ts'
import { operatorsCalls } from '#atelier/operators/operators.calls.ts'
import { takeOver, useOperatorInHand } from '../operator-in-hand.ts'
import type { StepProps } from '../step.ts'

/** Who stands at the tablet: his name, then his code. What is done from then on bears his name. */
export function OperatorStep({ order, onClose }: Pick<StepProps, 'order' | 'onClose'>) {
  const t = useT()
  const [chosen, setChosen] = useState<Operator | null>(null)
  const present = useOperatorInHand()
  const options = { staysOnPage: true, keptOffline: true } as const
  const all = useCall(operatorsCalls.getOperators, { atelierId: order.atelierId }, options).data ?? []
  const known = all.filter(({ active, hasPin }) => active && hasPin)
  if (chosen) return <Code operator={chosen} onBack={() => setChosen(null)} onDone={onClose} />
  const leave = () => {
    takeOver(null)
    onClose()
  }
  return (
    <TouchStep title={t('atelier.poste.who-are-you')} note={t('atelier.poste.code-help')} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {present && (
          <BigButton
            label={t('atelier.poste.no-longer', { name: present })}
            icon={<LogoutIcon />}
            tone="plain"
            isSmall
            onPress={leave}
          />
        )}
        {known.length === 0 && <Empty title={t('atelier.poste.no-code')} text={t('atelier.poste.no-code-text')} />}
        <ReasonTiles
          label={t('atelier.poste.who-are-you')}
          tiles={known.map(({ id, firstname, name, line }) => ({
            value: id,
            label: `${firstname} ${name}`,
            ...(line && { note: line }),
          }))}
          onChoose={id => setChosen(known.find(one => one.id === id) ?? null)}
        />
      </Box>
    </TouchStep>
  )
}

type CodeProps = { operator: Operator; onBack: () => void; onDone: () => void }

function Code({ operator, onBack, onDone }: CodeProps) {
  const t = useT()
  const [pin, setPin] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const say = async () => {
    setIsBusy(true)
    try {
      const sent = { operatorId: operator.id, pin }
      takeOver(await fetchCall(operatorsCalls.giveOperatorTicket, sent, { staysOnPage: true }))
      playSound('done')
      onDone()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      playSound('refused')
      setPin('')
      setRefusal(failure.fields[0]?.message ?? failure.message)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <TouchStep
      title={`${operator.firstname} ${operator.name}`}
      onClose={onBack}
      foot={<BigButton label={t('verb.continue')} disabled={pin.length < 4 || isBusy} onPress={() => void say()} />}
    >
      <Box sx={{ maxWidth: 460, mx: 'auto', display: 'grid', gap: 2 }}>
        <Box role="alert" sx={{ minHeight: 32, textAlign: 'center', fontSize: '1.3rem', color: 'error.strong' }}>
          {refusal}
        </Box>
        <NumberPad label={t('atelier.poste.code')} isCode value={pin} onChange={setPin} />
      </Box>
    </TouchStep>
  )
}
