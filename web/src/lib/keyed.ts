/** Whether options show their key: on a device that is only touched their numbers would read as something counted. */
export const keyed = typeof matchMedia !== "function" || !matchMedia("(hover: none)").matches;
