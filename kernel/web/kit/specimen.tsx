import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '../alerts.ts'
import { ApiError } from '../api-error.ts'
import { Avatar } from './avatar.tsx'
import { Chip } from './chip.tsx'
import { Confirm } from './confirm.tsx'
import { Empty } from './empty.tsx'
import { Facts } from './facts.tsx'
import { Failed } from './failed.tsx'
import { Page } from './page.tsx'
import { SectionCard } from './section-card.tsx'
import { CardSkeleton } from './skeletons.tsx'
import { SpecimenCurves } from './specimen-curves.tsx'
import { SpecimenForm } from './specimen-form.tsx'
import { SpecimenTable } from './specimen-table.tsx'
import { StatCard } from './stat-card.tsx'

const refusal = new ApiError({
  status: 500,
  code: 'UNEXPECTED',
  message: 'La base de données ne répond pas.',
  requestId: '0198-7f3a',
})
const columns = (width: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${width}px, 100%), 1fr))`,
})

/** Every piece of the kit in its states, to look at after a change. Its texts are specimens and have no translation. */
export function Specimen() {
  const alert = useAlert()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Page
      title="Salariés"
      context="214 actifs · 37 arrivées ce mois-ci · 5 contrats à signer"
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => setIsAsking(true)}>
            Archiver
          </Button>
          <Button
            variant="contained"
            startIcon={<Add />}
            onClick={() => alert.success('Action effectuée', { stays: true })}
          >
            Nouveau salarié
          </Button>
        </>
      }
    >
      <Box sx={columns(160)}>
        <StatCard
          label="Salariés actifs"
          value="214"
          trend={{ direction: 'up', text: '+37', isGood: true, against: 'ce mois-ci' }}
          to="/"
        />
        <StatCard
          label="Tonnes conditionnées"
          value="312,4"
          trend={{ direction: 'up', text: '+4,1 %', isGood: true, against: 'vs sem. 46' }}
        />
        <StatCard
          label="Rendement cumulé"
          value="58,4 kg/m²"
          trend={{ direction: 'down', text: '−0,6', isGood: false, against: 'vs objectif' }}
        />
        <StatCard label="Litiges ouverts" value="7" />
      </Box>
      <SpecimenTable />
      <SpecimenCurves />
      <Box sx={columns(460)}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <SectionCard title="État civil" onEdit={() => alert.info('Modifier')}>
            <Facts
              facts={[
                { label: 'Nom de naissance', value: 'Popescu' },
                { label: 'Prénom', value: 'Mihai' },
                { label: 'Né le', value: '14 mars 1994 (32 ans)' },
                { label: 'Lieu de naissance', value: 'Iași, Roumanie' },
                { label: 'Nationalité', value: 'Roumaine · Union européenne' },
                { label: 'Pointure', value: null },
              ]}
            />
          </SectionCard>
          <SectionCard title="États" actions={<Chip label="12 semaines" />}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Chip label="Acceptée" tone="success" />
              <Chip label="À envoyer" tone="warning" />
              <Chip label="En retard" tone="error" />
              <Chip label="Prévue" tone="info" />
              <Chip label="Actif" tone="primary" />
              <Chip label="Saisonnier" />
              <Chip label="RH" colour="#3F57B8" />
              <Chip label="Qualité" colour="#BE3A4C" />
              {[30, 40, 100].map(size => (
                <Avatar key={size} name="Mihai Popescu" size={size} />
              ))}
            </Box>
          </SectionCard>
          <CardSkeleton />
          <SectionCard title="Rien encore">
            <Empty
              title="Aucun contrat"
              text="Les contrats de ce salarié apparaîtront ici."
              action={<Button variant="contained">Nouveau contrat</Button>}
            />
          </SectionCard>
          <SectionCard title="Échec">
            <Failed error={refusal} onRetry={() => alert.warning('Nouvel essai')} />
          </SectionCard>
        </Box>
        <SectionCard title="Saisie">
          <SpecimenForm />
        </SectionCard>
      </Box>
      {isAsking && (
        <Confirm
          title="Archiver Mihai Popescu ?"
          verb="Archiver le salarié"
          isDestructive
          onConfirm={() => alert.success('Salarié archivé')}
          onClose={() => setIsAsking(false)}
        >
          Son dossier restera consultable pendant cinq ans, sans modification possible.
        </Confirm>
      )}
    </Page>
  )
}
