import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { type ManyAsked, mostKinds } from '#rh/document-requests/document-request.model.ts'
import { documentRequestsCalls } from '#rh/document-requests/document-requests.calls.ts'
import { documentKindsCalls } from '#rh/employee-documents/document-kinds.calls.ts'
import type { EmployeeRow } from '../employee.model.ts'
import { RequestsSummary } from './requests-summary.tsx'
import { askInTurn } from './ask-in-turn.ts'

type Props = { people: readonly EmployeeRow[]; onClose: (hasAsked: boolean) => void }

const wish = z.strictObject({ kindCodes: z.array(z.string()).min(1).max(mostKinds) })

/** Asks people for pieces, by one mail to each; then says who was written to and who was not. */
export function AskPiecesDialog({ people, onClose }: Props) {
  const t = useT()
  const { data: kinds = [] } = useCall(documentKindsCalls.getDocumentKinds, {})
  const { send } = useSend(documentRequestsCalls.requestManyDocuments, {
    staysOnPage: true,
  })
  const [told, setTold] = useState<ManyAsked | null>(null)
  const mine = people.filter(({ can, status }) => can.ask && status === 'active')
  const leave = () => onClose(told !== null)
  const close = (
    <Button variant="contained" onClick={leave}>
      {t('verb.close')}
    </Button>
  )

  return (
    <Dialog title={t('rh.employee.ask-document')} onClose={leave} actions={(told || mine.length === 0) && close}>
      {mine.length < people.length && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('rh.employees.bulk-skipped', { count: people.length - mine.length })}
        </Alert>
      )}
      {told && <RequestsSummary outcome={told} kinds={kinds} />}
      {!told && mine.length > 0 && (
        <>
          <Typography sx={{ color: 'text.secondary', mb: 2.5 }}>
            {t('rh.request.many-text', { count: mine.length })}
          </Typography>
          <Form
            schema={wish}
            values={{ kindCodes: [] }}
            onSubmit={async ({ kindCodes }) => {
              const ids = mine.map(({ id }) => id)
              setTold(await askInTurn(ids, employeeIds => send({ employeeIds, kindCodes })))
            }}
            submit={t('rh.request.many-send')}
            onCancel={leave}
          >
            <ManyField
              name="kindCodes"
              label={t('rh.request.kinds')}
              suggestions={kinds.map(({ code, label }) => ({ value: code, label }))}
            />
          </Form>
        </>
      )}
    </Dialog>
  )
}
