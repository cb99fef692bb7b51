import { page } from '#kernel/shared/elements.ts'

/** What the staff is organised by, and what the law asks to keep of it. */
export const organisationElements = [
  page('/RH/gestion_du_personnel/postes', {
    name: { fr: 'Postes', en: 'Positions', es: 'Puestos', ar: 'المناصب' },
    plan: {
      fr: 'Les postes, leur catégorie socioprofessionnelle, leurs risques et le suivi médical qui en découle.',
      en: 'Positions, their socio-professional category, their risks and the medical follow-up these imply.',
      es: 'Los puestos, su categoría socioprofesional, sus riesgos y el seguimiento médico que implican.',
      ar: 'المناصب وفئتها المهنية ومخاطرها والمتابعة الطبية الناتجة عنها.',
    },
  }),
  page('/RH/gestion_du_personnel/sites', {
    name: {
      fr: 'Sites, unités et sous-unités',
      en: 'Sites, units and subunits',
      es: 'Sitios, unidades y subunidades',
      ar: 'المواقع والوحدات والفروع',
    },
    plan: {
      fr: "L'arbre des sites, unités et sous-unités de chaque société, avec leur effectif et leur adresse.",
      en: "The tree of each company's sites, units and subunits, with their headcount and address.",
      es: 'El árbol de sitios, unidades y subunidades de cada sociedad, con su plantilla y dirección.',
      ar: 'شجرة مواقع كل شركة ووحداتها وفروعها، مع عدد موظفيها وعنوانها.',
    },
  }),
  page('/RH/gestion_du_personnel/registre', {
    name: { fr: 'Registre du personnel', en: 'Staff register', es: 'Registro de personal', ar: 'سجل الموظفين' },
    plan: {
      fr: 'Le registre unique du personnel par établissement, à imprimer ou à montrer à un inspecteur.',
      en: 'The legal staff register by establishment, to print or to show to an inspector.',
      es: 'El registro único de personal por establecimiento, para imprimir o mostrar a un inspector.',
      ar: 'السجل القانوني للموظفين حسب المنشأة، للطباعة أو العرض على المفتش.',
    },
  }),
  page('/RH/gestion_du_personnel/parametrage', {
    name: { fr: 'Données de référence', en: 'Reference data', es: 'Datos de referencia', ar: 'البيانات المرجعية' },
    plan: {
      fr: 'Les types de contrat, temps de travail, coefficients, salaires, organismes et types de documents.',
      en: 'Types of contract, work times, coefficients, salaries, organisms and types of document.',
      es: 'Los tipos de contrato, jornadas, coeficientes, salarios, organismos y tipos de documento.',
      ar: 'أنواع العقود وأوقات العمل والمعاملات والأجور والهيئات وأنواع الوثائق.',
    },
  }),
  page('/RH/gestion_du_personnel/rgpd', {
    name: { fr: 'Conservation', en: 'Data retention', es: 'Conservación de datos', ar: 'حفظ البيانات' },
    plan: {
      fr: 'Les durées de conservation, la prochaine purge et les certificats des purges faites.',
      en: 'How long data is kept, the next purge and the certificates of past ones.',
      es: 'Los plazos de conservación, la próxima purga y los certificados de las realizadas.',
      ar: 'مدد حفظ البيانات، والمحو القادم، وشهادات عمليات المحو المنجزة.',
    },
  }),
]
