import { page } from '#kernel/shared/elements.ts'

/** What the staff is organised by, and what the law asks to keep of it. */
export const organisationElements = [
  page('/RH/gestion_du_personnel/postes', {
    name: { fr: 'Postes', en: 'Positions', es: 'Puestos', ar: 'المناصب' },
  }),
  page('/RH/gestion_du_personnel/sites', {
    name: {
      fr: 'Sites, unités et sous-unités',
      en: 'Sites, units and subunits',
      es: 'Sitios, unidades y subunidades',
      ar: 'المواقع والوحدات والفروع',
    },
  }),
  page('/RH/gestion_du_personnel/registre', {
    name: { fr: 'Registre du personnel', en: 'Staff register', es: 'Registro de personal', ar: 'سجل الموظفين' },
  }),
  page('/RH/gestion_du_personnel/parametrage', {
    name: { fr: 'Données de référence', en: 'Reference data', es: 'Datos de referencia', ar: 'البيانات المرجعية' },
  }),
  page('/RH/gestion_du_personnel/rgpd', {
    name: { fr: 'Conservation', en: 'Data retention', es: 'Conservación de datos', ar: 'حفظ البيانات' },
  }),
]
