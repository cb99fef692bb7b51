import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { usePages, useSend } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { contractsElement } from '#rh/contracts/contract.model.ts'
import { contractsPath, manyContractsPath } from '#rh/contracts/contracts-place.model.ts'
import { sendManyPart } from '#rh/contracts/send-many.web.ts'
import { dpaeElement } from '#rh/dpae/dpae.model.ts'
import { declareManyPart } from '#rh/dpae/declare-many.web.ts'
import type { CampaignBoard, CampaignPerson, CampaignStep, Waiting } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import type { Step, StepAction } from './step-card.tsx'

const SendManyDialog = componentOf(sendManyPart)
const DeclareManyDialog = componentOf(declareManyPart)

type Bulk = { what: 'send' | 'declare' | 'plan'; people: readonly CampaignPerson[] }

/**
 * The next gesture of each step for all who stand there: it is done by the room whose business it is, one after the other,
 * so that what is stopped or cut goes on without a double.
 */
export function useStepActions({ campaign: { id }, steps, toDeclare, toPlan, can }: CampaignBoard) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const writesContracts = useLevel(contractsElement) >= 2
  const declares = useLevel(dpaeElement) >= 2
  const [bulk, setBulk] = useState<Bulk | null>(null)
  const inviting = useSend(campaignsCalls.inviteToCampaign, { staysOnPage: true })
  const asked = { id, page: 0, size: 100 } as const
  const idle = { enabled: false } as const
  const people = campaignsCalls.getCampaignPeople
  const toWrite = usePages(people, { ...asked, step: 'contract', waiting: 'to_write' }, idle).everyRow
  const toSend = usePages(people, { ...asked, step: 'signature', waiting: 'to_send' }, idle).everyRow
  const undeclared = usePages(people, { ...asked, declares: 'now' }, idle).everyRow
  const unplanned = usePages(people, { ...asked, declares: 'later' }, idle).everyRow

  const invite = async (again: boolean) => {
    const { invited, withoutMail } = await inviting.send({ id, again })
    alert.success(t('rh.campaign.invited', { count: invited }))
    if (withoutMail > 0) alert.warning(t('rh.campaign.without-mail', { count: withoutMail }))
  }
  const write = async () =>
    navigate(manyContractsPath, {
      state: {
        people: (await toWrite()).map(({ employeeId, name, firstname }) => ({
          id: employeeId,
          name: `${name} ${firstname}`,
        })),
      },
    })
  const begin = async (what: Bulk['what'], read: () => Promise<readonly CampaignPerson[]>) =>
    setBulk({ what, people: await read() })
  const counted = (step: CampaignStep, waiting: Waiting) =>
    steps.find(one => one.step === step)?.waitings.find(one => one.waiting === waiting)?.count ?? 0

  const actions: Record<CampaignStep, () => StepAction | null> = {
    answer: () => {
      const fresh = counted('answer', 'to_invite')
      const late = counted('answer', 'no_answer')
      if (!can.write || fresh + late === 0) return null
      return fresh > 0
        ? { label: t('rh.campaign.invite', { count: fresh }), isMain: true, onSelect: () => void invite(false) }
        : { label: t('rh.campaign.remind'), onSelect: () => void invite(true) }
    },
    file: () => ({ label: t('rh.campaign.see-applications'), to: '/RH/gestion_du_recrutement/candidatures' }),
    contract: () => {
      const count = counted('contract', 'to_write')
      if (!writesContracts) return null
      return count > 0
        ? { label: t('rh.campaign.write', { count }), isMain: true, onSelect: () => void write() }
        : { label: t('rh.campaign.see-contracts'), to: `${contractsPath}?state=draft` }
    },
    signature: () => {
      const count = counted('signature', 'to_send')
      if (writesContracts && count > 0)
        return { label: t('rh.campaign.send', { count }), isMain: true, onSelect: () => void begin('send', toSend) }
      return counted('signature', 'company') > 0 ? { label: t('rh.campaign.sign'), to: '/e-signature' } : null
    },
    dpae: () => {
      if (!declares) return null
      if (toDeclare > 0)
        return {
          label: t('rh.campaign.declare', { count: toDeclare }),
          isMain: true,
          onSelect: () => void begin('declare', undeclared),
        }
      return toPlan > 0
        ? { label: t('rh.campaign.plan', { count: toPlan }), onSelect: () => void begin('plan', unplanned) }
        : null
    },
    ready: () => ({ label: t('rh.campaign.see-arrivals'), to: '?step=ready' }),
  }
  /** Where nobody stands there is nothing to do, unless it is done ahead or brings people there. */
  const actionOf = ({ step, count }: Step) =>
    count === 0 && step !== 'file' && !(step === 'dpae' && toDeclare + toPlan > 0) ? null : actions[step]()

  const contracts = bulk?.people.flatMap(({ contract, name, firstname, arrivalOn }) =>
    contract ? [{ ...contract, name, firstname, hiringDate: arrivalOn ?? '', hiringTime: '' }] : [],
  )
  const close = () => setBulk(null)
  return {
    actionOf,
    dialog: contracts && (
      <>
        {bulk?.what === 'send' && <SendManyDialog rows={contracts} onDone={() => undefined} onClose={close} />}
        {(bulk?.what === 'declare' || bulk?.what === 'plan') && (
          <DeclareManyDialog rows={contracts} isPlanned={bulk.what === 'plan'} onClose={close} />
        )}
      </>
    ),
  }
}
