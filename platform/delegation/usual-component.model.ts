import type { ConfigurationComponent } from './configuration-component.model.ts'

type Numbered = Pick<ConfigurationComponent, 'id' | 'element'>

/** Root folders that an application's document browser shows. */
export const documentsComponent = (numbered: Numbered): ConfigurationComponent => ({
  ...numbered,
  kind: 'documents',
  scope: 'client',
  name: { fr: 'Documents', en: 'Documents', es: 'Documentos', ar: 'الوثائق' },
})

/** Dashboards of the services. */
export const dashboardsComponent = (numbered: Numbered): ConfigurationComponent => ({
  ...numbered,
  kind: 'dashboards',
  scope: 'client',
  name: { fr: 'Tableaux de bord', en: 'Dashboards', es: 'Cuadros de mando', ar: 'لوحات القيادة' },
})

/** Fields that a client adds to a record. */
export const customFieldsComponent = (numbered: Numbered): ConfigurationComponent => ({
  ...numbered,
  kind: 'customFields',
  scope: 'client',
  name: { fr: 'Champs personnalisés', en: 'Custom fields', es: 'Campos personalizados', ar: 'حقول مخصصة' },
})
