import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { pay } from '#rh/contract-terms/term.model.ts'
import { contractsCalls } from '../contracts.calls.ts'
import { staffPath, type ToHire } from '../contracts-place.model.ts'
import { MakingMany } from './making-many.tsx'
import { blank, type TypedContract, typedAgain, typedContract } from './typed-contract.ts'
import { useMakeMany } from './use-make-many.ts'
import { useManyChecks } from './use-many-checks.ts'
import { WizardFields, type WizardStep, WizardStepper } from './wizard-steps.tsx'

const stays = { staysOnPage: true } as const

/** The same contract for many people, who were chosen in a list. */
export function ManyContractsPage() {
  const t = useT()
  const people = (useLocation().state as { people?: ToHire[] } | null)?.people ?? []
  const [first] = people
  return (
    <Page title={t('rh.contract.many-title')} context={first && t('rh.contract.many-count', { count: people.length })}>
      {first ? <Begun people={people} first={first} /> : <Nobody />}
    </Page>
  )
}

function Nobody() {
  const t = useT()
  return (
    <Empty
      title={t('rh.contract.many-none')}
      text={t('rh.contract.many-none-text')}
      action={
        <Button component={Link} to={staffPath} variant="contained">
          {t('rh.contract.many-to-list')}
        </Button>
      }
    />
  )
}

/** What holds for one of them probably holds for the others: his last contract is proposed. */
function Begun({ people, first }: { people: readonly ToHire[]; first: ToHire }) {
  const contracts = useCall(contractsCalls.getEmploymentContractsOfEmployee, { id: first.id }, stays)
  if (contracts.error && !contracts.data)
    return <Failed error={contracts.error} onRetry={() => void contracts.refetch()} />
  if (!contracts.data) return <CardSkeleton lines={10} />
  const [last] = contracts.data
  return <Wizard people={people} likeOf={last ? first.name : null} values={last ? typedAgain(last) : blank} />
}

type Wizard = { people: readonly ToHire[]; likeOf: string | null; values: typeof blank }

function Wizard({ people, likeOf, values }: Wizard) {
  const t = useT()
  const navigate = useNavigate()
  const writesPay = useLevel(pay) >= 2
  const [step, setStep] = useState<WizardStep>(0)
  const [typed, setTyped] = useState<TypedContract | null>(null)
  const making = useMakeMany(people, writesPay)
  if (typed) return <MakingMany {...{ people, typed, making }} onBack={() => setTyped(null)} />
  return (
    <Form
      schema={typedContract}
      values={values}
      submit={t(step === 0 ? 'rh.contract.next' : 'rh.contract.many-make')}
      onContinue={step === 0 ? () => setStep(1) : undefined}
      onSubmit={async (chosen: TypedContract) => {
        setTyped(chosen)
        void making.start(chosen)
      }}
      onCancel={() => void navigate(staffPath)}
      draft="rh.contract.many"
      keepsActionsInSight
    >
      <WizardStepper step={step} onStep={setStep} />
      {likeOf && <Alert severity="info">{t('rh.contract.many-like', { name: likeOf })}</Alert>}
      <Written people={people} step={step} writesPay={writesPay} />
    </Form>
  )
}

type Written = { people: readonly ToHire[]; step: WizardStep; writesPay: boolean }

const Written = ({ people, step, writesPay }: Written) => (
  <WizardFields {...{ step, writesPay }} companyId={null} {...useManyChecks(people, writesPay)} />
)
