export default {
  heading: "For the driver",
  edit: "Edit",
  editAll: " instructions and details",
  bell: "Bell",
  floor: "Floor",
  neighbour: "Neighbours",
  leaveWith: "Not at home?",
  notes: "Note",
  name: "Name",
  phone: "Phone",
  none: "Is there anything the driver should know?",
  until: "You can change this until we pick up.",
};
