import type { TypeOfProduct } from '../document-source.slot.ts'

/** The eleven of the brief, in its order (platform-core, section 3). */
export const templateTypes: readonly TypeOfProduct[] = [
  {
    code: 'WORK_CONTRACT',
    application: 'rh',
    signable: true,
    name: { fr: 'Contrat de travail', en: 'Employment contract', es: 'Contrato de trabajo', ar: 'عقد العمل' },
  },
  {
    code: 'AMENDMENT',
    application: 'rh',
    signable: true,
    name: { fr: 'Avenant', en: 'Amendment', es: 'Anexo', ar: 'ملحق العقد' },
  },
  {
    code: 'SUSPENSION',
    application: 'rh',
    signable: true,
    name: { fr: 'Suspension', en: 'Suspension', es: 'Suspensión', ar: 'تعليق العقد' },
  },
  {
    code: 'END_OF_CONTRACT',
    application: 'rh',
    signable: true,
    name: { fr: 'Fin de contrat', en: 'End of contract', es: 'Fin de contrato', ar: 'نهاية العقد' },
  },
  {
    code: 'MUTUELLE_DISPENSE',
    application: 'rh',
    signable: true,
    name: {
      fr: 'Dispense de mutuelle',
      en: 'Health insurance exemption',
      es: 'Exención de mutua',
      ar: 'إعفاء من التأمين الصحي التكميلي',
    },
  },
  {
    code: 'MUTUELLE_ADHESION',
    application: 'rh',
    signable: true,
    name: {
      fr: 'Adhésion à la mutuelle',
      en: 'Health insurance enrolment',
      es: 'Adhesión a la mutua',
      ar: 'الانضمام إلى التأمين الصحي التكميلي',
    },
  },
  {
    code: 'PREPARATION_SHEET',
    application: 'atelier',
    signable: false,
    name: { fr: 'Fiche de préparation', en: 'Preparation sheet', es: 'Ficha de preparación', ar: 'ورقة التحضير' },
  },
  {
    code: 'PALLET_SHEET',
    application: 'atelier',
    signable: false,
    name: { fr: 'Fiche palette', en: 'Pallet sheet', es: 'Ficha de palé', ar: 'ورقة المنصة' },
  },
  {
    code: 'DELIVERY_SHEET',
    application: 'atelier',
    signable: false,
    name: { fr: 'Fiche de livraison', en: 'Delivery sheet', es: 'Ficha de entrega', ar: 'ورقة التسليم' },
  },
  {
    code: 'TEST_SHEET',
    application: 'atelier',
    signable: false,
    name: { fr: 'Fiche de test', en: 'Test sheet', es: 'Ficha de prueba', ar: 'ورقة الاختبار' },
  },
  {
    code: 'MANUFACTURING_SHEET',
    application: 'atelier',
    signable: false,
    name: { fr: 'Fiche de fabrication', en: 'Manufacturing sheet', es: 'Ficha de fabricación', ar: 'ورقة التصنيع' },
  },
]
