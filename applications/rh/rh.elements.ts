import { action, module, page } from '#kernel/shared/elements.ts'
import { documentsPage } from '#platform/documents/documents.elements.ts'
import { jobOfferElements } from './elements/job-offers.elements.ts'
import { lifeAtWorkElements } from './elements/life-at-work.elements.ts'
import { payElements } from './elements/pay.elements.ts'
import { personnelElements } from './elements/personnel.elements.ts'
import { recruitmentElements } from './elements/recruitment.elements.ts'
import { workingTimeElements } from './elements/working-time.elements.ts'

export const rhElements = module('/RH', {
  name: { fr: 'RH', en: 'HR', es: 'RR. HH.', ar: 'الموارد البشرية' },
  children: [
    page('/tableauxdebord/rh', {
      name: { fr: 'Tableau de bord', en: 'Dashboard', es: 'Cuadro de mando', ar: 'لوحة القيادة' },
      availableOnMobile: true,
    }),
    recruitmentElements,
    personnelElements,
    page('/RH/esign', {
      name: { fr: 'Signatures', en: 'Signatures', es: 'Firmas', ar: 'التوقيعات' },
      availableOnMobile: true,
    }),
    workingTimeElements,
    page('/RH/gestion_des_absences', {
      name: { fr: 'Absences', en: 'Absences', es: 'Ausencias', ar: 'الغيابات' },
      availableOnMobile: true,
      rights: [
        action('validation', {
          fr: 'Valider les demandes',
          en: 'Approve requests',
          es: 'Aprobar solicitudes',
          ar: 'الموافقة على الطلبات',
        }),
        action('administration', {
          fr: 'Saisie directe, soldes et types',
          en: 'Direct entry, balances and types',
          es: 'Registro directo, saldos y tipos',
          ar: 'الإدخال المباشر والأرصدة والأنواع',
        }),
      ],
    }),
    payElements,
    ...lifeAtWorkElements,
    jobOfferElements,
    page('/rh/documents/modeles', {
      name: { fr: 'Modèles de documents', en: 'Document models', es: 'Modelos de documentos', ar: 'نماذج الوثائق' },
    }),
    documentsPage('/docsRH', {
      fr: 'Documents RH',
      en: 'HR documents',
      es: 'Documentos de RR. HH.',
      ar: 'وثائق الموارد البشرية',
    }),
    documentsPage('/documents/rh'),
  ],
})
