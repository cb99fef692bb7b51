import Box from '@mui/material/Box'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { placeChangesCalls } from '../place-changes.calls.ts'
import type { SiteInTree } from '../workplace.model.ts'
import { NewSite, NewSubunit } from '../workplace-form.model.ts'
import { WrittenAddress } from '../written-address.model.ts'
import { ColourField } from './colour-field.tsx'
import type { PlaceNode } from './place-nodes.ts'
import { SiretField } from './siret-field.tsx'

type Props = { node: PlaceNode; onClose: () => void }

const twoColumns = { display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '2fr 3fr' } }

/** Changes a place beside the tree. */
export const PlaceForm = ({ node, onClose }: Props) =>
  node.site ? <SiteForm node={node} site={node.site} onClose={onClose} /> : <BelowForm node={node} onClose={onClose} />

const SiteSchema = z.strictObject({ ...NewSite.omit({ companyId: true }).shape, address: WrittenAddress })

function SiteForm({ node, site, onClose }: Props & { site: SiteInTree }) {
  const t = useT()
  const done = useDone(onClose)
  const { send } = useSend(placeChangesCalls.editSite, { staysOnPage: true })
  const { address } = site
  return (
    <Form
      schema={SiteSchema}
      values={{ name: site.name, color: site.color, siret: site.siret, address }}
      submit={t('verb.save')}
      onCancel={onClose}
      onSubmit={async typed => {
        const isElsewhere = typed.address.postCode !== address.postCode || typed.address.city !== address.city
        const inseeCode = isElsewhere ? null : address.inseeCode
        await send({ ...typed, address: { ...typed.address, inseeCode }, id: site.id, version: site.version })
        done(typed.name)
      }}
    >
      <TextField name="name" label={t('field.name')} />
      <TextField name="address.address" label={t('field.address')} />
      <TextField name="address.additionalAddress" label={t('field.additionalAddress')} />
      <Box sx={twoColumns}>
        <TextField name="address.postCode" label={t('field.postCode')} inputMode="numeric" />
        <TextField name="address.city" label={t('field.city')} />
      </Box>
      <SiretField name="siret" label={t('rh.place.siret')} siren={node.company.siren} />
      <ColourField name="color" label={t('field.color')} />
    </Form>
  )
}

const BelowSchema = NewSubunit.omit({ unitId: true })

function BelowForm({ node, onClose }: Props) {
  const t = useT()
  const done = useDone(onClose)
  const how = { staysOnPage: true }
  const unit = useSend(placeChangesCalls.editUnit, how)
  const subunit = useSend(placeChangesCalls.editSubunit, how)
  const { send } = node.kind === 'unit' ? unit : subunit
  return (
    <Form
      schema={BelowSchema}
      values={{ name: node.name, color: node.color }}
      submit={t('verb.save')}
      onCancel={onClose}
      onSubmit={async typed => {
        await send({ ...typed, id: node.id, version: node.version })
        done(typed.name)
      }}
    >
      <TextField name="name" label={t('field.name')} />
      <ColourField name="color" label={t('field.color')} />
    </Form>
  )
}

function useDone(onClose: () => void) {
  const t = useT()
  const alert = useAlert()
  return (name: string) => {
    alert.success(t('rh.place.saved', { name }))
    onClose()
  }
}
