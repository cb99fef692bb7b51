import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { applicationFormCalls } from '../application-form.calls.ts'
import { FormOfApplicants } from './form-of-applicants.tsx'

/** What is asked of who applies, step by step, and whether the careers site takes applications. */
export function ApplicationFormPage() {
  const t = useT()
  const { moment } = useFormat()
  const { data: form, error, refetch } = useCall(applicationFormCalls.getFormParameters, {})
  return (
    <Page
      title={t('rh.form.title')}
      context={
        form && (
          <>
            {form.savedAt
              ? t('rh.form.saved-on', { version: form.version, when: moment(form.savedAt) })
              : t('rh.form.never-saved')}{' '}
            <Chip
              label={t(`rh.form.status.${form.status}`)}
              tone={form.status === 'published' ? 'success' : 'warning'}
            />
          </>
        )
      }
    >
      {form && <FormOfApplicants key={form.version} form={form} />}
      {!form && (error ? <Failed error={error} onRetry={refetch} /> : <CardSkeleton lines={12} />)}
    </Page>
  )
}
