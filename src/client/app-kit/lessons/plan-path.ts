/** The address of a saved plan in the planner; with `teach` it opens for the class. */
export const planPath = (id: string, { teach = false } = {}) => `/lesson-planner?plan=${id}${teach ? '&teach' : ''}`;
