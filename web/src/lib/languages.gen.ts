// Made from the folders of src/parlour/text/locale by build_tools/wire.py: do not edit.

/** The languages the house speaks, English first. */
export const LANGUAGES = ["en", "fr", "pl"] as const;
