import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { z } from 'zod'
import { contractsCalls } from '#rh/contracts/contracts.calls.ts'
import { DpaeConfiguration, nothingDeclared } from '#rh/positions/dpae-configuration.model.ts'
import { dpaeFieldsPart } from '#rh/positions/positions.web.ts'
import { dpaeCalls } from '../dpae.calls.ts'
import type { DpaeOfContract } from '../dpae.model.ts'

const DpaeFields = componentOf(dpaeFieldsPart, <CardSkeleton lines={8} />)
const schema = z.strictObject({ dpaeConfiguration: DpaeConfiguration })

/** What is declared of the post, changed before it is sent. */
export function CompleteDialog({ declaration, onClose }: { declaration: DpaeOfContract; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { contractId, employeeId } = declaration
  const { data } = useCall(contractsCalls.getEmploymentContractById, { contractId, employeeId }, { staysOnPage: true })
  const { send } = useSend(dpaeCalls.completeDPAE, { staysOnPage: true })
  const save = async ({ dpaeConfiguration }: z.output<typeof schema>) => {
    await send({ contractId, dpaeConfiguration })
    alert.success(t('rh.dpae.completed'))
    onClose()
  }
  return (
    <Dialog title={t('rh.dpae.complete')} onClose={onClose} width="md">
      {data ? (
        <Form
          schema={schema}
          values={{ dpaeConfiguration: data.dpaeConfiguration ?? nothingDeclared() }}
          submit={t('verb.save')}
          onSubmit={save}
          onCancel={onClose}
        >
          <DpaeFields />
        </Form>
      ) : (
        <CardSkeleton lines={8} />
      )}
    </Dialog>
  )
}
