import { useParams, useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { type JobOffer, type OfferStep, offerSteps } from '../job-offer.model.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'
import { OfferChecks } from './offer-checks.tsx'
import { OfferChip } from './offer-chip.tsx'
import { OfferStepForm } from './offer-step-form.tsx'
import { OfferSteps } from './offer-steps.tsx'
import { useOfferActions } from './use-offer-actions.tsx'

/** An offer in its three steps, each saved alone, with what keeps it from being published and what an applicant sees. */
export function JobOfferPage() {
  const t = useT()
  const { id = '' } = useParams()
  const { data, error, refetch } = useCall(jobOffersCalls.getJobOffer, { id })
  if (data) return <Opened offer={data} />
  return (
    <Page title={t('rh.offer.one')}>
      {error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={10} />}
    </Page>
  )
}

const nameOf = ({ description, position }: JobOffer) => description.texts.fr?.title || position.name

function Opened({ offer }: { offer: JobOffer }) {
  const t = useT()
  const [address, setAddress] = useSearchParams()
  const { actionsOf, question } = useOfferActions()
  const asked = address.get('step') as OfferStep
  const last = furthestStep(offer)
  const step = offerSteps.includes(asked) && offerSteps.indexOf(asked) <= offerSteps.indexOf(last) ? asked : 'criteria'
  const go = (next: OfferStep) => setAddress({ step: next }, { replace: true })
  const title = nameOf(offer)
  return (
    <Page
      title={title}
      context={
        <>
          {offer.site.name} · {offer.company.name} <OfferChip state={offer.status} />
        </>
      }
      actions={<RowMenu label={t('verb.actOnNamed', { name: title })} actions={actionsOf({ ...offer, title })} />}
    >
      <OfferSteps step={step} last={last} onStep={go} />
      <OfferStepForm
        key={`${step} ${offer.version}`}
        offer={offer}
        step={step}
        onSaved={go}
        beside={<OfferChecks offer={offer} onStep={go} />}
      />
      {question}
    </Page>
  )
}

/** The next step opens once what the one before needs is there. */
const furthestStep = ({ checks }: JobOffer): OfferStep =>
  offerSteps.find(step => checks.some(check => check.step === step && check.code === 'missing')) ?? 'diffusion'
