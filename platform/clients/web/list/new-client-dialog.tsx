import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { addressOfClient } from '../../client-address.model.ts'
import type { NewClient } from '../../client.model.ts'
import { clientsCalls } from '../../clients.calls.ts'
import { ApplicationsStep } from './applications-step.tsx'
import { FirstPeopleStep } from './first-people-step.tsx'
import { NameStep } from './name-step.tsx'
import type { TypedClient } from './typed-client.ts'

const steps = ['name', 'applications', 'people'] as const

/** A client in three steps: what it is called, what it may use, who begins there. */
export function NewClientDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const isPhone = useMediaQuery<Theme>(theme => theme.breakpoints.down('sm'))
  const [clientId] = useState(() => crypto.randomUUID())
  const [step, setStep] = useState(0)
  const [typed, setTyped] = useState<TypedClient>({})
  const { send } = useSend(clientsCalls.createClient)

  const keep = (more: TypedClient) => {
    setTyped({ ...typed, ...more })
    setStep(step + 1)
  }
  const create = async (people: Pick<NewClient, 'company' | 'admin'>) => {
    const { logo, ...client } = { ...typed, ...people } as NewClient & TypedClient
    setTyped({ ...typed, ...people })
    const made = await send({ clientId, client }, { logo }).catch(atTheirFields)
    alert.success(t('clients.new.done', { name: made.name, mail: client.admin.mail }), { stays: true })
    onClose()
    await navigate(addressOfClient(made.id))
  }

  return (
    <Dialog title={t('clients.list.new')} onClose={onClose} width="md">
      <Stepper nonLinear activeStep={step} alternativeLabel={isPhone} sx={{ mb: 3 }}>
        {steps.map((name, index) => (
          <Step key={name} completed={index < step} disabled={index > step}>
            <StepButton onClick={() => setStep(index)}>{t(`clients.new.${name}`)}</StepButton>
          </Step>
        ))}
      </Stepper>
      <Box key={step}>
        {step === 0 && <NameStep typed={typed} onDone={keep} onCancel={onClose} />}
        {step === 1 && <ApplicationsStep chosen={typed.applications} onDone={keep} onCancel={onClose} />}
        {step === 2 && <FirstPeopleStep typed={typed} onDone={create} onCancel={onClose} />}
      </Box>
    </Dialog>
  )
}

/** The server names fields as it was sent them; the form of the last step holds those of the company and the admin. */
function atTheirFields(failure: unknown): never {
  if (!(failure instanceof ApiError)) throw failure
  const { status, code, message, requestId, fields } = failure
  const named = fields.map(error => ({ ...error, field: error.field.replace(/^client\./, '') }))
  throw new ApiError({ status, code, message, fields: named, ...(requestId && { requestId }) })
}
