/** As the Common Alerting Protocol names them, the most severe first. */
export const WARNING_SEVERITIES = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;
