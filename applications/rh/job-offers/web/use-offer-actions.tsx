import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { downloadCall } from '#kernel/web/download-call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { OfferRow } from '../job-offer.model.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'
import { addressOfJobOffer } from '../job-offers-place.model.ts'

type Offer = Pick<OfferRow, 'id' | 'title' | 'status' | 'can' | 'version'>
type Asked = { offer: Offer; act: 'close' | 'archive' }

const stays = { staysOnPage: true } as const

/** What may be done with an offer in its state; what takes something away is asked once more. */
export function useOfferActions(): { actionsOf: (offer: Offer) => Action[]; question: ReactNode } {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Asked | null>(null)
  const publish = useSend(jobOffersCalls.publishJobOffer, stays)
  const pause = useSend(jobOffersCalls.pauseJobOffer, stays)
  const close = useSend(jobOffersCalls.closeJobOffer, stays)
  const duplicate = useSend(jobOffersCalls.duplicateJobOffer, stays)
  const archive = useSend(jobOffersCalls.archiveJobOffer, stays)

  const told = async (work: Promise<unknown>, words: string) => {
    try {
      await work
      alert.success(words)
    } catch (failure) {
      alert.error((failure as Error).message)
    }
  }
  const copy = async ({ id, title }: Offer) => {
    const { id: copied } = await duplicate.send({ id })
    alert.success(t('rh.offer.copied', { title }))
    navigate(addressOfJobOffer(copied))
  }
  const actionsOf = (offer: Offer): Action[] => {
    const { id, title, status, can, version } = offer
    const one = { id, version }
    const act = (isOffered: boolean, label: string, onSelect: () => unknown): Action[] =>
      isOffered ? [{ label, onSelect: () => void onSelect() }] : []
    return [
      ...act(can.edit && ['draft', 'paused'].includes(status), t('rh.offer.publish'), () =>
        told(publish.send(one), t('rh.offer.published', { title })),
      ),
      ...act(can.edit && status === 'published', t('rh.offer.pause'), () =>
        told(pause.send(one), t('rh.offer.paused', { title })),
      ),
      ...act(status === 'published', t('rh.offer.poster.get'), () =>
        downloadCall(jobOffersCalls.getOfferPoster, { id }, stays),
      ),
      ...act(can.edit && ['published', 'paused'].includes(status), t('rh.offer.close'), () =>
        setAsked({ offer, act: 'close' }),
      ),
      ...act(status !== 'archived', t('rh.offer.copy'), () => copy(offer)),
      ...act(can.archive && ['draft', 'closed'].includes(status), t('verb.archive'), () =>
        setAsked({ offer, act: 'archive' }),
      ),
    ]
  }
  const question = asked && (
    <Confirm
      title={t(`rh.offer.${asked.act}-title`, { title: asked.offer.title })}
      verb={t(asked.act === 'close' ? 'rh.offer.close' : 'verb.archive')}
      isDestructive
      onConfirm={() =>
        asked.act === 'close'
          ? close.send({ id: asked.offer.id, version: asked.offer.version, reason: 'filled' })
          : archive.send({ id: asked.offer.id, version: asked.offer.version })
      }
      onClose={() => setAsked(null)}
    >
      {t(`rh.offer.${asked.act}-text`)}
    </Confirm>
  )
  return { actionsOf, question }
}
