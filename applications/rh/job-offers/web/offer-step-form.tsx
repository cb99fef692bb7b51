import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { atFields } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { type JobOffer, type OfferStep, offerSteps } from '../job-offer.model.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'
import { jobOffersPath } from '../job-offers-place.model.ts'
import { CriteriaForm } from './criteria-form.tsx'
import { DescriptionForm } from './description-form.tsx'
import { DiffusionForm } from './diffusion-form.tsx'

const stays = { staysOnPage: true } as const

type Props = { offer: JobOffer; step: OfferStep; onSaved: (next: OfferStep) => void; beside: ReactNode }

/** The form of one step of an offer; once it is saved the next one is shown. */
export function OfferStepForm({ offer, step, onSaved, beside }: Props) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const choices = useCall(jobOffersCalls.getOfferChoices, {}, stays)
  const criteria = useSend(jobOffersCalls.saveOfferCriteria, stays)
  const description = useSend(jobOffersCalls.saveOfferDescription, stays)
  const diffusion = useSend(jobOffersCalls.saveOfferDiffusion, stays)
  const { id, version } = offer
  const leave = () => navigate(jobOffersPath)
  const saved = async (work: Promise<unknown>) => {
    await work.catch(failure => {
      throw atFields(failure, field => field.replace(/^(criteria|description|diffusion)\./, ''))
    })
    alert.success(t('rh.offer.step-saved', { step: t(`rh.offer.step.${step}`) }))
    onSaved(offerSteps[offerSteps.indexOf(step) + 1] ?? step)
  }
  const submit = step === 'diffusion' ? t('verb.save') : t('rh.offer.next')
  if (step === 'description')
    return (
      <DescriptionForm
        description={offer.description}
        models={choices.data?.models ?? []}
        submit={submit}
        onSave={said => saved(description.send({ id, version, description: said }))}
        onCancel={leave}
        beside={beside}
      />
    )
  if (step === 'diffusion')
    return (
      <DiffusionForm
        offer={offer}
        submit={submit}
        onSave={said => saved(diffusion.send({ id, version, diffusion: said }))}
        onCancel={leave}
        beside={beside}
      />
    )
  if (!choices.data) return <CardSkeleton lines={10} />
  return (
    <CriteriaForm
      criteria={offer.criteria}
      choices={choices.data}
      submit={submit}
      onSave={said => saved(criteria.send({ id, version, criteria: said }))}
      onCancel={leave}
      beside={beside}
    />
  )
}
