import Alert from '@mui/material/Alert'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { atFields, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useSession } from '#kernel/web/session.ts'
import { delegationCalls } from '../delegation.calls.ts'
import type { DelegationSheet } from '../delegation.model.ts'
import { fieldOf, formOf, selectedItems, type TypedElement, typedOf } from '../delegation-form.model.ts'
import { ChangesSaid } from './changes-said.tsx'
import { ComponentFields } from './component-fields.tsx'

type Props = {
  applicationId: number
  element: DelegationSheet['applications'][number]['elements'][number]
  person: DelegationSheet['person']
  companies: DelegationSheet['companies']
}

/** What a person may configure of one element; saved apart from the others. */
export function ElementDelegation({ applicationId, element, person, companies }: Props) {
  const t = useT()
  const alert = useAlert()
  const clientId = useSession().client?.id ?? ''
  const { send } = useSend(delegationCalls.saveDelegationForElement, {
    staysOnPage: true,
  })
  const save = async (typed: TypedElement) => {
    const items = selectedItems(element, typed)
    try {
      await send({ clientId, userId: person.id, applicationId, elementId: element.id, selectedItems: items })
    } catch (failure) {
      throw atTheirComponent(failure, items)
    }
    alert.success(t('delegation.saved', { element: element.name }))
  }
  return (
    <SectionCard title={element.name}>
      <Form
        key={JSON.stringify(element.components.map(({ held }) => held))}
        schema={formOf(element)}
        values={typedOf(element)}
        submit={t('delegation.save')}
        onSubmit={save}
      >
        {element.level < 1 && (
          <Alert severity="warning">
            {t('delegation.cannot-read', { name: person.firstname })}{' '}
            <MuiLink
              component={Link}
              color="inherit"
              to={`/administration/users/linkUserToServices/${clientId}/${person.id}`}
            >
              {t('delegation.give-right')}
            </MuiLink>
          </Alert>
        )}
        {element.components.map(component => (
          <ComponentFields key={component.id} component={component} companies={companies} />
        ))}
        <ChangesSaid element={element} />
      </Form>
    </SectionCard>
  )
}

/** The call numbers what is chosen; the form names it. */
function atTheirComponent(failure: unknown, items: readonly { componentId: number }[]) {
  const names: Record<string, string> = { companyIds: 'companyIds', endsAt: 'lastDay' }
  return atFields(failure, field => {
    const [, index, name = ''] = field.match(/^selectedItems\.(\d+)\.(\w+)/) ?? []
    const item = items[Number(index)]
    return item ? `${fieldOf({ id: item.componentId })}.${names[name] ?? 'held'}` : field
  })
}
