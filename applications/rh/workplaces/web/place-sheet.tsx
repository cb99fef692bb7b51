import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { inGroups } from '#platform/identifiers/in-groups.model.ts'
import { addressOfStaffAt } from '#rh/employees/employees.web.ts'
import { PeopleOfPlace } from './people-of-place.tsx'
import { PlaceForm } from './place-form.tsx'
import { pathOf, type PlaceNode } from './place-nodes.ts'

type Props = { node: PlaceNode; isEditing: boolean; onEdit: (isEditing: boolean) => void; onClose: () => void }

/** A place beside the tree: where it is, what it is, who works there; or its form. */
export function PlaceSheet({ node, isEditing, onEdit, onClose }: Props) {
  const t = useT()
  const readsStaff = useLevel('rh/gestion_du_personnel/salaries') >= 1
  if (isEditing) {
    return (
      <SideSheet title={t('verb.editNamed', { name: node.name })} onClose={onClose}>
        <PlaceForm node={node} onClose={() => onEdit(false)} />
      </SideSheet>
    )
  }
  const canEdit = node.company.can.edit && !node.archivedAt
  return (
    <SideSheet title={node.name} onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
          <Box
            aria-hidden
            sx={{ width: 12, height: 12, borderRadius: '50%', backgroundColor: node.color ?? undefined }}
          />
          <Typography sx={{ color: 'text.secondary', flex: 1, minWidth: 0 }}>
            <bdi>{[node.company.name, ...pathOf(node)].join(' · ')}</bdi>
          </Typography>
          {canEdit && (
            <Button
              size="small"
              variant="outlined"
              color="inherit"
              startIcon={<EditOutlined />}
              onClick={() => onEdit(true)}
            >
              {t('verb.edit')}
            </Button>
          )}
        </Box>
        <PlaceFacts node={node} />
        {readsStaff && (
          <>
            <Divider />
            <PeopleOfPlace key={node.id} placeId={node.id} inList={addressOfPeople(node)} />
          </>
        )}
      </Box>
    </SideSheet>
  )
}

function PlaceFacts({ node: { kind, headcount, archivedAt, site } }: { node: PlaceNode }) {
  const t = useT()
  const { number, moment } = useFormat()
  const address = site?.address
  const street = [address?.address, address?.additionalAddress].filter(Boolean).join(', ')
  const city = [address?.postCode, address?.city].filter(Boolean).join(' ')
  return (
    <Facts
      facts={[
        { label: t('field.level'), value: t(`rh.place.kind-${kind}`) },
        { label: t('rh.place.headcount'), value: number(headcount) },
        ...(site
          ? [
              { label: t('field.address'), value: [street, city].filter(Boolean).join(', ') },
              { label: t('rh.place.siret'), value: site.siret ? inGroups(site.siret) : t('rh.place.no-siret') },
            ]
          : []),
        ...(archivedAt ? [{ label: t('rh.place.archived-since'), value: moment(archivedAt) }] : []),
      ]}
    />
  )
}

/** The staff list, narrowed to a living site or unit: it knows nothing smaller. */
function addressOfPeople({ id, kind, archivedAt, parent }: PlaceNode): string | undefined {
  if (archivedAt) return undefined
  if (kind === 'site') return addressOfStaffAt({ site: id })
  return kind === 'unit' && parent ? addressOfStaffAt({ site: parent.id, unit: id }) : undefined
}
