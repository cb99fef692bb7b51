import { useNavigate } from 'react-router'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { jobOffersCalls } from '../job-offers.calls.ts'
import { addressOfJobOffer, jobOffersPath } from '../job-offers-place.model.ts'
import { CriteriaForm } from './criteria-form.tsx'
import { OfferSteps } from './offer-steps.tsx'

const stays = { staysOnPage: true } as const

/** A new offer begins with its criteria; the other steps open once they are saved. */
export function NewJobOfferPage() {
  const t = useT()
  const navigate = useNavigate()
  const choices = useCall(jobOffersCalls.getOfferChoices, {}, stays)
  const { send } = useSend(jobOffersCalls.createJobOffer, stays)
  const leave = () => navigate(jobOffersPath)
  return (
    <Page title={t('rh.offer.new')} context={t('rh.offer.new-context')}>
      <OfferSteps step="criteria" last="criteria" onStep={() => undefined} />
      {choices.data?.companies.length === 0 && <Empty title={t('rh.offer.no-company')} />}
      {choices.data && choices.data.companies.length > 0 && (
        <CriteriaForm
          criteria={null}
          choices={choices.data}
          submit={t('rh.offer.next')}
          onSave={async criteria => {
            const { id } = await send(criteria)
            navigate(`${addressOfJobOffer(id)}?step=description`, { replace: true })
          }}
          onCancel={leave}
        />
      )}
      {choices.error && <Failed error={choices.error} onRetry={choices.refetch} />}
      {choices.isPending && <CardSkeleton lines={10} />}
    </Page>
  )
}
