import type { ConfigurationComponent } from '#platform/delegation/configuration-component.model.ts'
import {
  customFieldsComponent,
  dashboardsComponent,
  documentsComponent,
} from '#platform/delegation/usual-component.model.ts'

/** What HR configures. */
export const rhComponents: readonly ConfigurationComponent[] = [
  documentsComponent({ id: 200, element: 'documents/rh' }),
  documentsComponent({ id: 212, element: 'docsrh' }),
  dashboardsComponent({ id: 201, element: 'tableauxdebord/rh' }),
  customFieldsComponent({ id: 202, element: 'rh/gestion_du_personnel/salaries' }),
  {
    id: 203,
    element: 'rh/gestion_du_personnel/parametrage',
    kind: 'optionLists',
    scope: 'client',
    name: { fr: 'Listes d’options', en: 'Option lists', es: 'Listas de opciones', ar: 'قوائم الخيارات' },
  },
  {
    id: 204,
    element: 'rh/tempsTravail/planningEntreprise',
    kind: 'colours',
    scope: 'client',
    name: { fr: 'Couleurs', en: 'Colours', es: 'Colores', ar: 'الألوان' },
  },
  {
    id: 205,
    element: 'rh/gestion_du_recrutement/formulaire',
    kind: 'contactInformation',
    scope: 'client',
    name: { fr: 'Coordonnées', en: 'Contact information', es: 'Datos de contacto', ar: 'بيانات الاتصال' },
  },
  {
    id: 206,
    element: 'rh/gestion_du_personnel/rgpd',
    kind: 'rgpd',
    scope: 'client',
    name: { fr: 'RGPD', en: 'Data protection', es: 'RGPD', ar: 'حماية البيانات' },
  },
  {
    id: 207,
    element: 'rh/gestion_du_recrutement/formulaire',
    kind: 'questionnaires',
    scope: 'client',
    name: { fr: 'Questionnaires', en: 'Questionnaires', es: 'Cuestionarios', ar: 'الاستبيانات' },
  },
  {
    id: 208,
    element: 'rh/gestion_du_personnel/parametrage',
    kind: 'citizenships',
    scope: 'client',
    name: { fr: 'Nationalités', en: 'Citizenships', es: 'Nacionalidades', ar: 'الجنسيات' },
  },
  {
    id: 209,
    element: 'rh/gestion_du_personnel/contrats',
    kind: 'amendments',
    scope: 'client',
    name: { fr: 'Avenants', en: 'Amendments', es: 'Anexos', ar: 'ملاحق العقود' },
  },
  {
    id: 210,
    element: 'rh/gestion_du_personnel/dpae',
    kind: 'msaAccounts',
    scope: 'companies',
    name: { fr: 'Comptes MSA', en: 'MSA accounts', es: 'Cuentas MSA', ar: 'حسابات MSA' },
  },
  {
    id: 211,
    element: 'rh/esign',
    kind: 'esignProvider',
    scope: 'client',
    name: { fr: 'Signature électronique', en: 'E-signature', es: 'Firma electrónica', ar: 'التوقيع الإلكتروني' },
  },
]
